import { type PreviewDocumentRef, type PublishedRelease, releaseScheduleKind } from "contracts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { createLocalReq, type Payload } from "payload";
import { v7 as createId } from "uuid";
import { recordAuditEntry } from "../../audit/audit.ts";
import { schedules } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { lockDocument } from "../draft-content.ts";
import { brasiliaTimeToInstant, isPastTime, type SchedulePlanner } from "../plan.ts";
import { findRejectionReasons, runScheduleNow } from "../run-schedules.ts";
import { deleteReleaseSnapshots, storeMissingSnapshots } from "../schedule-snapshots.ts";
import { createScheduleAuditTarget, type StoredSchedule } from "../schedule-store.ts";
import { listItemDocuments } from "./publish-release.ts";
import {
  findReleaseSchedule,
  isScheduleOfRelease,
  listReleaseItems,
  lockRelease,
} from "./release-store.ts";

interface ReleaseRequest {
  releaseId: string;
  /** Time of the publish; null to publish now. */
  time: string | null;
  planner: SchedulePlanner;
}

/**
 * Returns the documents of a release in a fixed order, so that two transactions that lock the documents cannot
 * deadlock.
 */
async function documentsInOrder(db: Database, releaseId: string): Promise<PreviewDocumentRef[]> {
  const keyOf = ({ kind, id }: PreviewDocumentRef) => `${kind}/${id ?? ""}`;
  return listItemDocuments(await listReleaseItems(db, releaseId)).toSorted((one, other) =>
    keyOf(one).localeCompare(keyOf(other)),
  );
}

/** Sets the time of a release; replaces an earlier time. */
async function storeSchedule(
  payload: Payload,
  { releaseId, time, planner }: ReleaseRequest,
): Promise<StoredSchedule | undefined> {
  const req = await createLocalReq({}, payload);
  return inTransaction(payload, async (transaction) => {
    const release = await lockRelease(transaction, releaseId);
    if (release?.state !== "open") {
      return undefined;
    }
    for (const subject of await documentsInOrder(transaction, releaseId)) {
      await lockDocument(transaction, subject);
    }
    // Deletes the snapshots unless the release is only moved. A release that is scheduled anew gets snapshots of the
    // current drafts.
    if ((await findReleaseSchedule(transaction, releaseId))?.state !== "waiting") {
      await deleteReleaseSnapshots(transaction, releaseId);
    }
    await transaction
      .delete(schedules)
      .where(and(isScheduleOfRelease(releaseId), inArray(schedules.state, ["waiting", "failed"])));
    const dueAt = time === null ? sql`now()` : brasiliaTimeToInstant(time);
    const [row] = await transaction
      .insert(schedules)
      .values({
        id: createId(),
        kind: releaseScheduleKind,
        documentId: releaseId,
        action: "publish",
        dueAt,
        attemptAt: dueAt,
        staffId: planner.id,
      })
      .returning();
    if (row) {
      await storeMissingSnapshots({ req, db: transaction });
      const after = { name: release.name, dueAt: new Date(row.dueAt).toISOString() };
      const act = {
        actor: planner,
        action: "schedule.create",
        target: createScheduleAuditTarget(row),
      } as const;
      await recordAuditEntry(transaction, { ...act, after });
    }
    return row;
  });
}

type Planned = { ok: true; release: PublishedRelease } | { ok: false; code: "past" | "not-found" };

/**
 * Publishes a release now or at a time. The result contains the reason of a failure; for a later time, the reason why
 * the publish would fail now.
 */
export async function scheduleRelease(payload: Payload, request: ReleaseRequest): Promise<Planned> {
  if (request.time !== null && (await isPastTime(payload, request.time))) {
    return { ok: false, code: "past" };
  }
  const row = await storeSchedule(payload, request);
  if (!row) {
    return { ok: false, code: "not-found" };
  }
  if (request.time !== null) {
    const problem = (await findRejectionReasons(payload, row)) ?? null;
    return { ok: true, release: { state: "waiting", problem } };
  }
  await runScheduleNow(payload, row.id);
  const [now] = await database(payload).select().from(schedules).where(eq(schedules.id, row.id));
  const state = now?.state === "done" || now?.state === "failed" ? now.state : "waiting";
  return { ok: true, release: { state, problem: now?.reason ?? null } };
}
