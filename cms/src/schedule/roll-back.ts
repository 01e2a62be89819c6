import type { DocumentSchedule, PreviewSubject } from "contracts";
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  restoreVersionOperation,
} from "payload";
import { type Actor, recordAct } from "../audit/audit.ts";
import { databaseOf } from "../ground/database.ts";
import { restoreGlobalAsDraft } from "../ground/publishing/restore-as-draft.ts";
import { perform } from "./publish.ts";

type Previous = NonNullable<DocumentSchedule["previous"]>;

/** What was on the site before what is there now, as far back as versions are kept. */
export async function previousVersion(
  payload: Payload,
  { kind, id }: PreviewSubject,
): Promise<Previous | null> {
  const newest = { depth: 0, limit: 2, pagination: false, sort: "-updatedAt" } as const;
  const isPublished = { "version._status": { equals: "published" } } as const;
  const [document, { docs }] =
    id === undefined
      ? await Promise.all([
          payload.findGlobal({ slug: kind, depth: 0 }),
          payload.findGlobalVersions({ slug: kind, where: isPublished, ...newest }),
        ])
      : await Promise.all([
          payload.findByID({ collection: kind, id, depth: 0, disableErrors: true }),
          payload.findVersions({
            collection: kind,
            where: { and: [isPublished, { parent: { equals: id } }] },
            ...newest,
          }),
        ]);
  const found = docs[document?._status === "published" ? 1 : 0];
  return found ? { versionId: found.id, publishedAt: found.updatedAt } : null;
}

async function restore(
  req: PayloadRequest,
  { kind, id }: PreviewSubject,
  versionId: string,
): Promise<void> {
  if (id === undefined) {
    await restoreGlobalAsDraft(req, { slug: kind, versionId });
  } else {
    const collection = req.payload.collections[kind];
    await restoreVersionOperation({ id: versionId, collection, draft: true, req });
  }
}

export type RollBackResult = { ok: true } | { ok: false; code: "not-found" };

/**
 * Publishes what was on the site before, in all languages, checked as any publish. Asked with the version
 * that the screen named: whoever was slower finds another one there.
 */
export async function rollBack(
  { payload, user, i18n }: PayloadRequest,
  subject: PreviewSubject,
  { versionId, actor }: { versionId: string; actor: Actor },
): Promise<RollBackResult> {
  const previous = await previousVersion(payload, subject);
  if (previous?.versionId !== versionId) {
    return { ok: false, code: "not-found" };
  }
  const req = await createLocalReq(
    { ...(user ? { user } : {}), req: { i18n, query: {} } },
    payload,
  );
  await initTransaction(req);
  try {
    await restore(req, subject, versionId);
    await perform(req, { subject, action: "publish", locale: undefined });
    const { kind, id } = subject;
    await recordAct(await databaseOf(req), {
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
