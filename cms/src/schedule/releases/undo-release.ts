import type { PreviewDocumentRef, UndoReleaseRequest } from "contracts";
import { eq } from "drizzle-orm";
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  NotFound,
  type Payload,
  type PayloadRequest,
} from "payload";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { releases } from "../../platform/app-tables.ts";
import { database, getRequestDatabase } from "../../platform/database.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { findVersion, readLiveContent, runWithDraft } from "../draft-content.ts";
import { createSeparateRequest, publishOrUnpublish } from "../publish.ts";
import { findLiveVersion } from "../roll-back.ts";
import { createScheduleAuditTarget, toDocumentRef } from "../schedule-store.ts";
import { documentTitle } from "./document-title.ts";
import { listReleaseItems, lockRelease, type ReleaseItem } from "./release-store.ts";

/**
 * Result of an undo. `newer` contains the titles of documents that were published again after the release. If `newer`
 * is not empty, nothing was undone.
 */
export type UndoReleaseResult = { ok: true; newer: string[] } | { ok: false; code: "not-found" };

/** Returns each document once, with the version that was live before the release. */
function documentsToUndo(members: ReleaseItem[]) {
  const byDocument = new Map(
    members.map((member) => [`${member.kind}/${member.documentId}`, member]),
  );
  return [...byDocument.values()].map((member) => ({
    subject: toDocumentRef(member),
    before: member.versionBefore,
    after: member.versionAfter,
  }));
}

/** Publishes the former version of a document again. The document's draft does not change. */
async function undoDocument(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  before: string | null,
): Promise<void> {
  const action = before === null ? "unpublish" : "publish";
  const content =
    before === null
      ? await readLiveContent(req, subject)
      : (await findVersion(req, subject, { id: { equals: before } }))?.content;
  if (content) {
    await runWithDraft(req, subject, content, async () =>
      publishOrUnpublish(await createSeparateRequest(req), { subject, action, locale: undefined }),
    );
  } else if (before !== null) {
    // Rejects the whole undo, because the version is no longer stored.
    throw new NotFound(req.t);
  }
}

async function undoWithin(
  req: PayloadRequest,
  id: string,
  { newer, actor }: UndoReleaseRequest & { actor: Actor },
): Promise<UndoReleaseResult> {
  const transaction = await getRequestDatabase(req);
  const release = await lockRelease(transaction, id);
  if (release?.state !== "done") {
    return { ok: false, code: "not-found" };
  }
  const all = [];
  for (const step of documentsToUndo(await listReleaseItems(transaction, id))) {
    const isNewer =
      (await findLiveVersion(await createSeparateRequest(req), step.subject)) !== step.after;
    all.push({ ...step, isNewer });
  }
  const published = all.filter(({ isNewer }) => isNewer);
  if (newer === "ask" && published.length > 0) {
    const language = textLanguage(req.i18n.language);
    const titles = published.map(({ subject }) => documentTitle(req.payload, subject, language));
    return { ok: true, newer: await Promise.all(titles) };
  }
  for (const { subject, before, isNewer } of all) {
    if (!isNewer || newer === "undo") {
      await undoDocument(req, subject, before);
    }
  }
  await transaction
    .update(releases)
    .set({ state: "open", publishedAt: null })
    .where(eq(releases.id, id));
  await recordAuditEntry(transaction, {
    actor,
    action: "release.undo",
    target: createScheduleAuditTarget({ kind: "release", documentId: id }),
    after: { name: release.name },
  });
  return { ok: true, newer: [] };
}

async function isPublished(payload: Payload, id: string): Promise<boolean> {
  const [row] = await database(payload)
    .select({ state: releases.state })
    .from(releases)
    .where(eq(releases.id, id));
  return row?.state === "done";
}

/** Undoes a release in one transaction. The release can be published again afterwards. */
export async function undoRelease(
  asking: PayloadRequest,
  id: string,
  options: UndoReleaseRequest & { actor: Actor },
): Promise<UndoReleaseResult> {
  const req = await createSeparateRequest(asking);
  await initTransaction(req);
  try {
    const result = await undoWithin(req, id, options);
    await commitTransaction(req);
    // Checks the result, because Payload does not notice if PostgreSQL answers COMMIT with ROLLBACK (decision 0014).
    if (result.ok && result.newer.length === 0 && (await isPublished(asking.payload, id))) {
      throw new Error("The transaction was rolled back");
    }
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
