import { type PreviewDocumentRef, releaseScheduleKind, type ScheduleAction } from "contracts";
import { and, asc, eq, lt, lte, notExists, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { heartbeats, releaseItems, schedules } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import type { Label } from "../platform/i18n/label.ts";

export type StoredSchedule = typeof schedules.$inferSelect;

/** SQL: the current time by the database's clock, because the clocks of the workers differ. */
const now = sql`now()`;

/** Returns the document of a schedule. The columns were validated when the schedule was written. */
export function toDocumentRef({
  kind,
  documentId,
}: Pick<StoredSchedule, "kind" | "documentId">): PreviewDocumentRef {
  return { kind, ...(documentId === null ? {} : { id: documentId }) } as PreviewDocumentRef;
}

export function getScheduleAction({ action }: Pick<StoredSchedule, "action">): ScheduleAction {
  return action === "unpublish" ? "unpublish" : "publish";
}

/** Returns the target of audit log entries about a schedule. */
export function createScheduleAuditTarget(schedule: Pick<StoredSchedule, "kind" | "documentId">) {
  const { kind, documentId } = schedule;
  return { kind: "content", id: documentId === null ? kind : `${kind}/${documentId}` } as const;
}

/** SQL condition: the schedule is for this document. The condition for a global has no id. */
export function isScheduleForDocument({ kind, id }: PreviewDocumentRef): SQL | undefined {
  return and(
    eq(schedules.kind, kind),
    sql`${schedules.documentId} is not distinct from ${id ?? null}`,
  );
}

const earlier = alias(schedules, "earlier");

/** SQL: the documents of a schedule: its own document, or those of its release. */
function documentsOf({ kind, documentId }: Record<"kind" | "documentId", AnyPgColumn>): SQL {
  return sql`(select ${kind} as kind, ${documentId} as id
    union all select m.kind, m.document_id from ${releaseItems} m
    where ${kind} = ${releaseScheduleKind} and m.release_id = ${documentId})`;
}

/** SQL condition: two schedules have a document in common, directly or in a release. */
function haveCommonDocument(): SQL {
  return sql`exists (select from ${documentsOf(earlier)} one join ${documentsOf(schedules)} other
    on one.kind = other.kind and one.id is not distinct from other.id)`;
}

/**
 * Locks and returns the schedule that has been due the longest; other workers skip this schedule. Schedules of one
 * document run in the order of their times, even with several workers.
 */
export async function lockNextDueSchedule(
  transaction: Database,
): Promise<StoredSchedule | undefined> {
  const [due] = await transaction
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.state, "waiting"),
        lte(schedules.attemptAt, now),
        notExists(
          transaction
            .select({ id: earlier.id })
            .from(earlier)
            .where(
              and(
                eq(earlier.state, "waiting"),
                lt(earlier.dueAt, schedules.dueAt),
                haveCommonDocument(),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(schedules.attemptAt), asc(schedules.id))
    .limit(1)
    .for("update", { of: schedules, skipLocked: true });
  return due;
}

/**
 * Waits until no worker has locked the schedule, then locks and returns it. Returns undefined if the schedule has run
 * in the meantime.
 */
export async function lockWaitingSchedule(
  transaction: Database,
  id: string,
): Promise<StoredSchedule | undefined> {
  const [found] = await transaction
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.state, "waiting")))
    .for("update");
  return found;
}

export async function markScheduleDone(transaction: Database, id: string): Promise<void> {
  await transaction
    .update(schedules)
    .set({ state: "done", reason: null, endedAt: now })
    .where(eq(schedules.id, id));
}

/** Marks a waiting schedule as failed. Returns false if the schedule was deleted or moved in the meantime. */
export async function markScheduleFailed(
  transaction: Database,
  { id, reason }: { id: string; reason: Label },
): Promise<boolean> {
  const failed = await transaction
    .update(schedules)
    .set({ state: "failed", reason, endedAt: now })
    .where(and(eq(schedules.id, id), eq(schedules.state, "waiting")))
    .returning({ id: schedules.id });
  return failed.length > 0;
}

/** Postpones a schedule after an internal error. */
export async function postponeSchedule(
  database: Database,
  id: string,
  seconds: number,
): Promise<void> {
  await database
    .update(schedules)
    .set({
      attempts: sql`${schedules.attempts} + 1`,
      attemptAt: sql`now() + ${seconds} * interval '1 s'`,
    })
    .where(and(eq(schedules.id, id), eq(schedules.state, "waiting")));
}

/** Returns true if a schedule is due within some seconds. */
export async function isScheduleDueWithin(database: Database, seconds: number): Promise<boolean> {
  const [next] = await database
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      and(
        eq(schedules.state, "waiting"),
        lte(schedules.attemptAt, sql`now() + ${seconds} * interval '1 s'`),
      ),
    )
    .limit(1);
  return next !== undefined;
}

const publisher = "publisher";

/** Records the heartbeat of a worker that runs schedules. */
export async function recordWorkerHeartbeat(database: Database): Promise<void> {
  await database
    .insert(heartbeats)
    .values({ name: publisher })
    .onConflictDoUpdate({ target: heartbeats.name, set: { beatAt: now } });
}

/** Returns true if no worker has sent a heartbeat within some seconds. */
export async function areWorkersSilent(database: Database, seconds: number): Promise<boolean> {
  const [last] = await database
    .select({ name: heartbeats.name })
    .from(heartbeats)
    .where(
      and(
        eq(heartbeats.name, publisher),
        sql`${heartbeats.beatAt} > now() - ${seconds} * interval '1 s'`,
      ),
    );
  return last === undefined;
}
