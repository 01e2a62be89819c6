import {
  addDays,
  type ComponentImpacts,
  endsIncident,
  type FieldProblem,
  getBrasiliaDay,
  type IncidentRequest,
  type IncidentUpdateRequest,
  type IncidentUpdateTextRequest,
  listUpdateStates,
  type RecordedDaysRequest,
  type StatusKind,
  statusDays,
} from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry, recordAuditedChange } from "../audit/audit.ts";
import { statusDayRecords, statusIncidents, statusUpdates } from "../platform/app-tables.ts";
import { type Database, inTransaction } from "../platform/database.ts";
import { notFoundRefusal } from "../platform/request/refusal.ts";
import { addPendingNotices } from "./notices.ts";
import { publishStatusEvent } from "./publish-status-event.ts";
import { findIncident, readComponents, type StoredIncident } from "./stored-incidents.ts";

/**
 * Changes of the status by staff. Each change is one transaction, which includes the audit log entry, the pending
 * notices and the change event.
 */

interface Invalid {
  ok: false;
  code: "invalid";
  fields: Record<string, FieldProblem>;
}
type Result<Value = unknown> = ({ ok: true } & Value) | Invalid;

function invalid(field: string): Invalid {
  return { ok: false, code: "invalid", fields: { [field]: "invalid" } };
}

/** Tolerated difference between the clocks of staff and server, in ms. */
const clockSkewMs = 60_000;

/** Returns the time of an update in ms; undefined if the time precedes the previous update or is in the future. */
function instantOf(at: string | undefined, after: number): number | undefined {
  const now = Date.now();
  const instant = at === undefined ? Math.max(now, after) : Date.parse(at);
  return instant >= after && instant <= now + clockSkewMs ? instant : undefined;
}

/**
 * Returns the impacts of an update; none if the update closes its incident. Undefined if a component does not exist.
 */
async function knownImpacts(
  transaction: Database,
  { state, impacts }: Pick<IncidentUpdateRequest, "state" | "impacts">,
): Promise<ComponentImpacts | undefined> {
  if (endsIncident(state)) {
    return {};
  }
  const known = new Set((await readComponents(transaction)).map(({ id }) => id));
  return Object.keys(impacts).every((id) => known.has(id)) ? impacts : undefined;
}

interface UpdateContext {
  kind: StatusKind;
  /** Newest update before this one, if any. */
  newest?: { at: number } | undefined;
}

/** Validates an update. Returns the update in the form in which it is stored, or the problem. */
async function validateUpdate(
  transaction: Database,
  { state, text, impacts, at }: IncidentUpdateRequest,
  { kind, newest }: UpdateContext,
): Promise<Result<{ update: Omit<typeof statusUpdates.$inferInsert, "incidentId"> }>> {
  if (!listUpdateStates(kind).includes(state)) {
    return invalid("state");
  }
  const instant = instantOf(at, newest?.at ?? 0);
  if (instant === undefined) {
    return invalid("at");
  }
  const known = await knownImpacts(transaction, { state, impacts });
  if (!known) {
    return invalid("impacts");
  }
  const update = { id: createId(), state, text, impacts: known };
  return { ok: true, update: { ...update, at: new Date(instant).toISOString() } };
}

/** Inserts an update with its pending notices. */
async function insertUpdate(
  transaction: Database,
  update: typeof statusUpdates.$inferInsert,
): Promise<void> {
  await transaction.insert(statusUpdates).values(update);
  await addPendingNotices(transaction, update.id);
  await publishStatusEvent(transaction);
}

/** Returns the reason why a maintenance is rejected: no planned times, or an end before its start. */
function planProblem({ kind, startsAt, endsAt }: IncidentRequest): Invalid | undefined {
  if (kind === "incident") {
    return undefined;
  }
  if (!startsAt || !endsAt) {
    return invalid(startsAt ? "endsAt" : "startsAt");
  }
  return Date.parse(endsAt) > Date.parse(startsAt) ? undefined : invalid("endsAt");
}

export function createIncident(
  payload: Payload,
  actor: Actor,
  request: IncidentRequest,
): Promise<Result<{ id: string }>> {
  return inTransaction(payload, async (transaction) => {
    const { kind, title, startsAt, endsAt } = request;
    const problem = planProblem(request);
    if (problem) {
      return problem;
    }
    const first = await validateUpdate(transaction, request, { kind });
    if (!first.ok) {
      return first;
    }
    const id = createId();
    const plan = kind === "maintenance" ? { startsAt, endsAt } : {};
    await transaction.insert(statusIncidents).values({ id, kind, title, ...plan });
    await insertUpdate(transaction, { ...first.update, incidentId: id });
    const { state, impacts, at } = first.update;
    await recordAuditEntry(transaction, {
      actor,
      action: "status.create",
      target: { kind: "status", id },
      after: { kind, title: title["pt-BR"], state, impacts, at, ...plan },
    });
    return { ok: true, id };
  });
}

/** Locks an incident, to serialise concurrent updates. */
async function lockIncident(
  transaction: Database,
  id: string,
): Promise<StoredIncident | undefined> {
  await transaction
    .select({ id: statusIncidents.id })
    .from(statusIncidents)
    .where(eq(statusIncidents.id, id))
    .for("update");
  return findIncident(transaction, id);
}

export function addIncidentUpdate(
  payload: Payload,
  actor: Actor,
  { id, request }: { id: string; request: IncidentUpdateRequest },
): Promise<Result | typeof notFoundRefusal> {
  return inTransaction(payload, async (transaction) => {
    const incident = await lockIncident(transaction, id);
    if (!incident) {
      return notFoundRefusal;
    }
    const newest = incident.updates.at(-1);
    const next = await validateUpdate(transaction, request, { kind: incident.kind, newest });
    if (!next.ok) {
      return next;
    }
    await insertUpdate(transaction, { ...next.update, incidentId: id });
    const { state, impacts, at } = next.update;
    await recordAuditedChange(transaction, {
      actor,
      action: "status.update",
      target: { kind: "status", id },
      before: { state: newest?.state, impacts: newest?.impacts },
      after: { state, impacts, at },
    });
    return { ok: true };
  });
}

/** Corrects or translates an update. Subscribers are not notified of corrections. */
export function editIncidentUpdate(
  payload: Payload,
  actor: Actor,
  { id, text, title }: { id: string } & IncidentUpdateTextRequest,
): Promise<{ ok: true } | typeof notFoundRefusal> {
  return inTransaction(payload, async (transaction) => {
    const [before] = await transaction
      .select({
        incidentId: statusIncidents.id,
        text: statusUpdates.text,
        title: statusIncidents.title,
      })
      .from(statusUpdates)
      .innerJoin(statusIncidents, eq(statusIncidents.id, statusUpdates.incidentId))
      .where(eq(statusUpdates.id, id))
      .for("update");
    if (!before) {
      return notFoundRefusal;
    }
    await transaction.update(statusUpdates).set({ text }).where(eq(statusUpdates.id, id));
    if (title) {
      const own = eq(statusIncidents.id, before.incidentId);
      await transaction.update(statusIncidents).set({ title }).where(own);
    }
    await recordAuditedChange(transaction, {
      actor,
      action: "status.edit",
      target: { kind: "status", id: before.incidentId },
      before: { text: before.text, title: before.title },
      after: { text, title: title ?? before.title },
    });
    await publishStatusEvent(transaction);
    return { ok: true };
  });
}

/** Deletes an incident that was recorded by mistake. The audit log still contains the incident's content. */
export function removeIncident(
  payload: Payload,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | typeof notFoundRefusal> {
  return inTransaction(payload, async (transaction) => {
    const incident = await lockIncident(transaction, id);
    if (!incident) {
      return notFoundRefusal;
    }
    await transaction.delete(statusIncidents).where(eq(statusIncidents.id, id));
    const { kind, title, updates } = incident;
    await recordAuditEntry(transaction, {
      actor,
      action: "status.delete",
      target: { kind: "status", id },
      before: {
        kind,
        title: title["pt-BR"],
        updates: updates.map(({ state, text, impacts, at }) => ({
          state,
          text: text["pt-BR"],
          impacts,
          at: new Date(at).toISOString(),
        })),
      },
    });
    await publishStatusEvent(transaction);
    return { ok: true };
  });
}

/** Records that staff confirmed days, up to today, as recorded completely. */
export function confirmRecordedDays(
  payload: Payload,
  actor: Actor,
  { from, to }: RecordedDaysRequest,
): Promise<Result> {
  const today = getBrasiliaDay(Date.now());
  if (to > today || from > to) {
    return Promise.resolve(invalid("to"));
  }
  if (from < addDays(today, 1 - statusDays)) {
    return Promise.resolve(invalid("from"));
  }
  return inTransaction(payload, async (transaction) => {
    await transaction.execute(sql`
      insert into ${statusDayRecords} (day)
      select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') as day
      on conflict do nothing`);
    await recordAuditEntry(transaction, {
      actor,
      action: "status.days",
      target: { kind: "status-days", id: "status-days" },
      after: { from, to },
    });
    await publishStatusEvent(transaction);
    return { ok: true as const };
  });
}
