import { releaseScheduleKind } from "contracts";
import { eq } from "drizzle-orm";
import { createLocalReq, type Payload } from "payload";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { releaseItems, scheduleSnapshots } from "../platform/app-tables.ts";
import { database, inTransaction } from "../platform/database.ts";
import { findVersion, lockDocument } from "./draft-content.ts";
import { deletePlannerNotices } from "./plan-emails.ts";
import { findSnapshot, type ScheduleSnapshot } from "./schedule-snapshots.ts";
import { createScheduleAuditTarget, toDocumentRef } from "./schedule-store.ts";

interface Approval {
  /** Id of a schedule, or of an item of a scheduled release. */
  planId: string;
  /** Value of `updatedAt` of the draft that the editor saw. */
  changedAt: string;
  actor: Actor;
}

type Approved = { ok: true } | { ok: false; code: "not-found" | "conflict" };

function isSeen({ changedAt }: ScheduleSnapshot, seen: string): boolean {
  return changedAt !== null && Date.parse(changedAt) === Date.parse(seen);
}

/**
 * Makes the current draft the snapshot of a schedule. Rejects the approval if the draft was saved after the editor saw
 * it.
 */
export async function approveDraft(
  payload: Payload,
  { planId, changedAt, actor }: Approval,
): Promise<Approved> {
  const found = await findSnapshot(database(payload), planId);
  if (!found) {
    return { ok: false, code: "not-found" };
  }
  const subject = toDocumentRef(found);
  const req = await createLocalReq({}, payload);
  return inTransaction(payload, async (transaction): Promise<Approved> => {
    await lockDocument(transaction, subject);
    const snapshot = await findSnapshot(transaction, planId);
    const draft = await findVersion(req, subject);
    if (!snapshot || !draft) {
      return { ok: false, code: "not-found" };
    }
    if (!isSeen(snapshot, changedAt)) {
      return { ok: false, code: "conflict" };
    }
    await deletePlannerNotices(transaction, [snapshot]);
    await transaction
      .update(scheduleSnapshots)
      .set({
        content: draft.content,
        approvedAt: new Date().toISOString(),
        changedAt: null,
        changedBy: null,
      })
      .where(eq(scheduleSnapshots.id, snapshot.id));
    const { locale, memberId } = snapshot;
    const [member] = memberId
      ? await transaction.select().from(releaseItems).where(eq(releaseItems.id, memberId))
      : [];
    const document = createScheduleAuditTarget(snapshot);
    await recordAuditEntry(transaction, {
      actor,
      action: member ? "release.approve" : "schedule.approve",
      target: member
        ? createScheduleAuditTarget({ kind: releaseScheduleKind, documentId: member.releaseId })
        : document,
      after: { locale, ...(member ? { document: document.id } : {}), savedAt: draft.savedAt },
    });
    return { ok: true };
  });
}
