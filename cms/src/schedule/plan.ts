import type {
  DocumentSchedule,
  PlannedSchedule,
  PreviewDocumentRef,
  Schedule,
  ScheduleRequest,
  UnapprovedSave,
} from "contracts";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { createLocalReq, type Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { staff } from "../payload-schema.ts";
import { schedules } from "../platform/app-tables.ts";
import { database, inTransaction } from "../platform/database.ts";
import { lockDocument } from "./draft-content.ts";
import { findPreviousVersion } from "./roll-back.ts";
import { findRejectionReasons } from "./run-schedules.ts";
import {
  deleteSnapshots,
  findChangedSchedules,
  storeMissingSnapshots,
} from "./schedule-snapshots.ts";
import {
  areWorkersSilent,
  createScheduleAuditTarget,
  isScheduleForDocument,
  type StoredSchedule,
  toDocumentRef,
} from "./schedule-store.ts";

/**
 * Time in seconds without a heartbeat after which workers are considered dead. Workers send a heartbeat every ten
 * seconds.
 */
const silentAfterSeconds = 60;

/** SQL: converts a local time in Brasília to an instant. */
export const brasiliaTimeToInstant = (time: string) =>
  sql`${time}::timestamp at time zone 'America/Sao_Paulo'`;

const iso = (instant: string) => new Date(instant).toISOString();

interface Shown {
  plannedBy: string | null;
  changed?: UnapprovedSave | undefined;
}

function shown(row: StoredSchedule, { plannedBy, changed = undefined }: Shown): Schedule {
  const { id, action, locale, dueAt, state, reason } = row;
  const isOfVersion = row.legalVersionId !== null;
  const shownRow = { id, action, locale, dueAt: iso(dueAt), state, reason, plannedBy, isOfVersion };
  return { ...shownRow, changed: changed ?? null } as Schedule;
}

type Planned = { ok: true; schedule: PlannedSchedule } | { ok: false; code: "past" | "not-found" };

async function planned(
  payload: Payload,
  row: StoredSchedule | undefined,
  { name }: SchedulePlanner,
): Promise<Planned> {
  if (!row) {
    return { ok: false, code: "not-found" };
  }
  const problem = (await findRejectionReasons(payload, row)) ?? null;
  const changed = (await findChangedSchedules(database(payload), [row.id])).get(row.id);
  return { ok: true, schedule: { ...shown(row, { plannedBy: name, changed }), problem } };
}

/** User who creates a schedule, with the name that colleagues see. */
export interface SchedulePlanner extends Actor {
  name: string;
}

export async function isPastTime(payload: Payload, time: string): Promise<boolean> {
  const { rows } = await database(payload).execute<{ isPast: boolean }>(
    sql`select ${brasiliaTimeToInstant(time)} <= now() as "isPast"`,
  );
  return rows[0]?.isPast ?? true;
}

/**
 * Creates a schedule. If the schedule would fail now, returns the reason as a warning, because the draft may be
 * unfinished.
 */
export async function createSchedule(
  payload: Payload,
  actor: SchedulePlanner,
  { kind, id, action, locale, time }: ScheduleRequest,
): Promise<Planned> {
  if (time !== null && (await isPastTime(payload, time))) {
    return { ok: false, code: "past" };
  }
  const dueAt = time === null ? sql`now()` : brasiliaTimeToInstant(time);
  const req = await createLocalReq({}, payload);
  const subject = toDocumentRef({ kind, documentId: id ?? null });
  const row = await inTransaction(payload, async (transaction) => {
    await lockDocument(transaction, subject);
    const [added] = await transaction
      .insert(schedules)
      .values({
        id: createId(),
        kind,
        documentId: id ?? null,
        action,
        locale,
        dueAt,
        attemptAt: dueAt,
        staffId: actor.id,
      })
      .returning();
    if (added) {
      const after = { action, locale, dueAt: iso(added.dueAt) };
      const target = createScheduleAuditTarget(added);
      await recordAuditEntry(transaction, { actor, action: "schedule.create", target, after });
      await storeMissingSnapshots({ req, db: transaction }, subject);
    }
    return added;
  });
  return planned(payload, row, actor);
}

/**
 * SQL condition: the schedule has not run. Excludes schedules of legal versions, because customers have been notified
 * of their date.
 */
function isOpenPlan(id: string) {
  return and(
    eq(schedules.id, id),
    sql`${schedules.state} <> 'done'`,
    isNull(schedules.legalVersionId),
  );
}

/**
 * Moves a schedule that is waiting or failed to another time. The schedule then runs with the rights of the user who
 * moved it.
 */
export async function reschedule(
  payload: Payload,
  actor: SchedulePlanner,
  { id, time }: { id: string; time: string },
): Promise<Planned> {
  if (await isPastTime(payload, time)) {
    return { ok: false, code: "past" };
  }
  const row = await inTransaction(payload, async (transaction) => {
    const isOpen = isOpenPlan(id);
    const [before] = await transaction.select().from(schedules).where(isOpen).for("update");
    if (!before) {
      return undefined;
    }
    const [after] = await transaction
      .update(schedules)
      .set({
        dueAt: brasiliaTimeToInstant(time),
        attemptAt: brasiliaTimeToInstant(time),
        attempts: 0,
        state: "waiting",
        reason: null,
        endedAt: null,
        staffId: actor.id,
      })
      .where(isOpen)
      .returning();
    if (after) {
      await recordAuditEntry(transaction, {
        actor,
        action: "schedule.change",
        target: createScheduleAuditTarget(after),
        before: { dueAt: iso(before.dueAt) },
        after: { dueAt: iso(after.dueAt) },
      });
    }
    return after;
  });
  return planned(payload, row, actor);
}

/** Deletes a schedule that is waiting or failed. Returns false if the schedule does not exist or has another state. */
export async function deleteSchedule(
  payload: Payload,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [removed] = await transaction.delete(schedules).where(isOpenPlan(id)).returning();
    if (removed) {
      const { action, locale, dueAt } = removed;
      await deleteSnapshots(transaction, removed);
      await recordAuditEntry(transaction, {
        actor,
        action: "schedule.remove",
        target: createScheduleAuditTarget(removed),
        before: { action, locale, dueAt: iso(dueAt) },
      });
    }
    return removed !== undefined;
  });
}

/** Returns the schedules of a document. Finished schedules are included for 30 days. */
export async function readDocumentSchedules(
  payload: Payload,
  subject: PreviewDocumentRef,
): Promise<DocumentSchedule> {
  const db = database(payload);
  const isWaiting = eq(schedules.state, "waiting");
  const rows = await db
    .select({ schedule: schedules, plannedBy: staff.name })
    .from(schedules)
    .leftJoin(staff, eq(staff.id, schedules.staffId))
    .where(
      and(
        isScheduleForDocument(subject),
        or(isWaiting, gt(schedules.endedAt, sql`now() - interval '30 days'`)),
      ),
    )
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${schedules.dueAt} end`,
      desc(schedules.endedAt),
    )
    .limit(50);
  const ids = rows.map(({ schedule }) => schedule.id);
  const [isWorkerSilent, previous, changed] = await Promise.all([
    areWorkersSilent(db, silentAfterSeconds),
    findPreviousVersion(payload, subject),
    findChangedSchedules(db, ids),
  ]);
  return {
    schedules: rows.map(({ schedule, plannedBy }) =>
      shown(schedule, { plannedBy, changed: changed.get(schedule.id) }),
    ),
    isWorkerSilent,
    previous,
  };
}
