import type { DocumentSchedule, PreviewDocumentRef } from "contracts";
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { getRequestDatabase } from "../platform/database.ts";
import { findVersion, lockDocument, publishWithReplacedDraft } from "./draft-content.ts";
import { createSeparateRequest, publishOrUnpublish } from "./publish.ts";

type Previous = NonNullable<DocumentSchedule["previous"]>;

/** Returns the two newest published versions of a document, and whether the document is published now. */
async function publishedVersions(
  payload: Payload,
  { kind, id }: PreviewDocumentRef,
  req?: PayloadRequest,
) {
  const within = req ? { req } : {};
  const newest = { depth: 0, limit: 2, pagination: false, sort: "-updatedAt", ...within } as const;
  const isPublished = { "version._status": { equals: "published" } } as const;
  // Reads one after the other, because a transaction has only one connection.
  if (id === undefined) {
    const document = await payload.findGlobal({ slug: kind, depth: 0, ...within });
    const options = { slug: kind, where: isPublished, ...newest };
    const { docs } = await payload.findGlobalVersions(options);
    return { isLive: document._status === "published", versions: docs };
  }
  const about = { collection: kind, depth: 0, ...within };
  const document = await payload.findByID({ ...about, id, disableErrors: true });
  const { docs } = await payload.findVersions({
    ...newest,
    collection: kind,
    where: { and: [isPublished, { parent: { equals: id } }] },
  });
  return { isLive: document?._status === "published", versions: docs };
}

/** Returns the version that was live before the current one; undefined if the earlier version is no longer stored. */
export async function findPreviousVersion(
  payload: Payload,
  subject: PreviewDocumentRef,
): Promise<Previous | null> {
  const { isLive, versions } = await publishedVersions(payload, subject);
  const found = versions[isLive ? 1 : 0];
  return found ? { versionId: found.id, publishedAt: found.updatedAt } : null;
}

/** Returns the live version, in the request's transaction. */
export async function findLiveVersion(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
): Promise<string | null> {
  const { isLive, versions } = await publishedVersions(req.payload, subject, req);
  return (isLive ? versions[0]?.id : undefined) ?? null;
}

export type RollBackResult = { ok: true } | { ok: false; code: "not-found" };

/**
 * Publishes the previous version in all languages, with the validation of any publish. `versionId` is the previous
 * version that the screen shows. Rejects the call if another version is the previous one now.
 */
export async function rollBackDocument(
  { payload, user, i18n }: PayloadRequest,
  subject: PreviewDocumentRef,
  { versionId, actor }: { versionId: string; actor: Actor },
): Promise<RollBackResult> {
  const req = await createLocalReq(
    { ...(user ? { user } : {}), req: { i18n, query: {} } },
    payload,
  );
  const previous = await findPreviousVersion(payload, subject);
  const stored = await findVersion(req, subject, { id: { equals: versionId } });
  if (previous?.versionId !== versionId || !stored) {
    return { ok: false, code: "not-found" };
  }
  await initTransaction(req);
  try {
    await lockDocument(await getRequestDatabase(req), subject);
    await publishWithReplacedDraft(req, subject, stored.content, async () =>
      publishOrUnpublish(await createSeparateRequest(req), {
        subject,
        action: "publish",
        locale: undefined,
      }),
    );
    const { kind, id } = subject;
    await recordAuditEntry(await getRequestDatabase(req), {
      actor,
      action: "content.roll-back",
      target: { kind: "content", id: id === undefined ? kind : `${kind}/${id}` },
      after: { publishedAt: previous.publishedAt },
    });
    await commitTransaction(req);
    return { ok: true };
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
