import type { PreviewDocumentRef } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type { PayloadRequest, Where } from "payload";
import { documentChanges, reviews } from "../platform/app-tables.ts";
import { type Database, getRequestDatabase } from "../platform/database.ts";
import { isSameContent } from "../platform/publishing/language-states.ts";
import { blockConcurrentSaves } from "../platform/publishing/reject-stale.ts";

/** A document in all languages, as Payload stores it in a version. */
export type DocumentContent = Record<string, unknown>;

export interface StoredVersion {
  id: string;
  savedAt: string;
  content: DocumentContent;
}

const newest = { limit: 1, locale: "all", pagination: false, sort: "-updatedAt" } as const;

/** Converts a value to its form after a JSON round trip: dates become text, and undefined fields are removed. */
function plain(content: object): DocumentContent {
  return JSON.parse(JSON.stringify(content));
}

/** Returns the newest version of a document that matches a condition. */
export async function findVersion(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
  where: Where = {},
): Promise<StoredVersion | undefined> {
  const { docs } =
    id === undefined
      ? await req.payload.db.findGlobalVersions({ global: kind, where, req, ...newest })
      : await req.payload.db.findVersions({
          collection: kind,
          where: { and: [{ parent: { equals: id } }, where] },
          req,
          ...newest,
        });
  const [found] = docs;
  return (
    found && {
      id: String(found.id),
      savedAt: new Date(found.updatedAt).toISOString(),
      content: plain(found.version),
    }
  );
}

/** Returns the published content of a document; undefined while the document is unpublished. */
export async function readLiveContent(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
): Promise<DocumentContent | undefined> {
  const { db } = req.payload;
  const found =
    id === undefined
      ? await db.findGlobal({ slug: kind, locale: "all", req })
      : await db.findOne({ collection: kind, where: { id: { equals: id } }, locale: "all", req });
  const content: DocumentContent | undefined = found ? plain(found) : undefined;
  return content?._status === "published" ? content : undefined;
}

/** Returns a document's name: `pages/ID`, or the slug of a global. */
function nameOf({ kind, id }: PreviewDocumentRef): string {
  return id === undefined ? kind : `${kind}/${id}`;
}

/**
 * Prevents other transactions from saving a document until this transaction ends. Otherwise a draft that is saved
 * during the publish of an approved draft would be lost.
 */
export async function lockDocument(db: Database, subject: PreviewDocumentRef): Promise<void> {
  await blockConcurrentSaves(db, nameOf(subject));
}

/** Writes a version as the newest draft, without running the hooks of a save; returns the version's id. */
async function writeDraft(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
  content: DocumentContent,
): Promise<string> {
  const last = await findVersion(req, { kind, id } as PreviewDocumentRef);
  // Makes the new version later than the newest one, which Payload finds by its time in ms.
  const at = new Date(Math.max(Date.now(), Date.parse(last?.savedAt ?? "") + 1 || 0)).toISOString();
  const version = {
    autosave: false,
    createdAt: at,
    updatedAt: at,
    versionData: { ...content, _status: "draft" as const, updatedAt: at },
    req,
  };
  const written =
    id === undefined
      ? await req.payload.db.createGlobalVersion({ ...version, globalSlug: kind })
      : await req.payload.db.createVersion({
          ...version,
          collectionSlug: kind,
          parent: id,
          versionData: version.versionData as never,
        });
  return String(written.id);
}

async function deleteVersion(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
  versionId: string,
): Promise<void> {
  const of = id === undefined ? { globalSlug: kind } : { collection: kind };
  await req.payload.db.deleteVersions({ ...of, where: { id: { equals: versionId } }, req });
}

/** Copies the author of a version to its copy: the last user who saved the draft, or else the user who published it. */
async function copyAuthor(req: PayloadRequest, from: string, to: string): Promise<void> {
  const db = await getRequestDatabase(req);
  await db.execute(sql`
    insert into ${documentChanges}
      (version_id, document, title, locale, is_published, staff_id, staff_name, saved_at)
    select ${to}::uuid, c.document, c.title, c.locale, false, c.staff_id, c.staff_name, now()
    from ${documentChanges} c
    join ${documentChanges} copied
      on copied.version_id = ${from} and copied.document = c.document and copied.saved_at >= c.saved_at
    order by c.is_published or c.is_unpublished, c.saved_at desc limit 1`);
}

/**
 * Runs `act` and then reopens the review requests of the draft. `act` publishes other content, which does not settle
 * these requests.
 */
async function withReopenedReviews(
  req: PayloadRequest,
  { kind, id }: PreviewDocumentRef,
  act: () => Promise<void>,
): Promise<void> {
  const db = await getRequestDatabase(req);
  const isWaiting = and(
    eq(reviews.collection, kind),
    sql`${reviews.documentId} is not distinct from ${id ?? null}`,
    eq(reviews.state, "waiting"),
  );
  const waiting = await db.select({ id: reviews.id }).from(reviews).where(isWaiting);
  await act();
  for (const review of waiting) {
    await db
      .update(reviews)
      .set({ state: "waiting", endedAt: null })
      .where(eq(reviews.id, review.id));
  }
}

/** Runs `act`, which publishes the draft, while `content` replaces the draft. */
export async function publishWithReplacedDraft(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  content: DocumentContent,
  act: () => Promise<void>,
): Promise<void> {
  const temporaryVersion = await writeDraft(req, subject, content);
  await act();
  // Deletes the temporary version, because the history would list it as a draft that nobody saved.
  await deleteVersion(req, subject, temporaryVersion);
}

/**
 * Runs `act` with `content` as the draft. If the former draft was different, restores it afterwards as the newest
 * version, with its author and its review requests.
 */
export async function runWithDraft(
  req: PayloadRequest,
  subject: PreviewDocumentRef,
  content: DocumentContent,
  act: () => Promise<void>,
): Promise<void> {
  await lockDocument(await getRequestDatabase(req), subject);
  const draft = await findVersion(req, subject);
  if (!draft || isSameContent(draft.content, content)) {
    await act();
    return;
  }
  await publishWithReplacedDraft(req, subject, content, () =>
    withReopenedReviews(req, subject, act),
  );
  const restored = await writeDraft(req, subject, draft.content);
  await copyAuthor(req, draft.id, restored);
}
