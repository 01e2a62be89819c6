import { desc, eq, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from "payload";
import { documentChanges } from "../app-tables.ts";
import { getRequestDatabase } from "../database.ts";
import { isDraftSave, isLanguageUnpublish } from "./draft-saves.ts";
import { isSameContent } from "./language-states.ts";

/**
 * Maximum number of history entries per document, equal to the maximum number of its versions (contentVersionOptions,
 * contentGlobal).
 */
const maxPerDocument = 50;

interface Change {
  /** Slug of the collection or global. */
  slug: string;
  /** Undefined for a global. */
  id?: string;
  versionId: string;
  title: unknown;
  act: "published" | "unpublished" | "draft";
}

interface Version {
  id: number | string;
  version: object;
}

const newestFirst = { depth: 0, pagination: false, sort: "-updatedAt" } as const;
/**
 * Excludes Payload's snapshots. A publish in one language creates a snapshot with the drafts of the other languages.
 */
const excludeSnapshots = { snapshot: { not_equals: true } };
const statusOnly = { version: { _status: true } } as const;

/** Returns the two newest versions in all languages, snapshots included. */
async function newestVersions(
  req: PayloadRequest,
  { slug, id }: Pick<Change, "slug" | "id">,
): Promise<Version[]> {
  const options = { limit: 2, locale: "all", pagination: false, sort: "-updatedAt", req } as const;
  const { docs } =
    id === undefined
      ? await req.payload.db.findGlobalVersions({ global: slug as GlobalSlug, ...options })
      : await req.payload.db.findVersions({
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          ...options,
        });
  return docs;
}

/**
 * Records a new draft version that equals the previous version with the author of the previous version, because the
 * save changed nothing. Returns true if nothing else must be recorded.
 */
async function recordUnchangedVersion(
  req: PayloadRequest,
  { slug, id, versionId }: Change,
): Promise<boolean> {
  const db = await getRequestDatabase(req);
  const authorOfPrevious = await db
    .select({ versionId: documentChanges.versionId })
    .from(documentChanges)
    .where(eq(documentChanges.versionId, versionId));
  const [saved, before] =
    authorOfPrevious.length > 0 ? [] : await newestVersions(req, { slug, id });
  if (!(saved && before && isSameContent({ ...saved.version }, { ...before.version }))) {
    return false;
  }
  const { rowCount } = await db.execute(sql`
    insert into ${documentChanges}
      (version_id, document, title, locale, is_published, staff_id, staff_name, saved_at)
    select ${versionId}::uuid, document, title, locale, false, staff_id, staff_name, saved_at
    from ${documentChanges} where version_id = ${before.id} and not is_published`);
  return Boolean(rowCount) || isPublished(before);
}

function isPublished({ version }: Version): boolean {
  return "_status" in version && version._status === "published";
}

/**
 * Returns the language that was published alone. Returns an empty string if no newer draft remains, because then all
 * languages are live.
 */
async function publishedLocale(
  req: PayloadRequest,
  { slug, id }: Pick<Change, "slug" | "id">,
): Promise<string> {
  const [newest] = await newestVersions(req, { slug, id });
  // Reads the language from the query, because hooks that read all languages have changed `req.locale`.
  const locale = req.query?.publishSpecificLocale;
  return newest && !isPublished(newest) && typeof locale === "string" ? locale : "";
}

/** Returns the language of a change; an empty string means all languages. */
async function changedLocale(req: PayloadRequest, change: Change): Promise<string> {
  if (change.act === "published") {
    return publishedLocale(req, change);
  }
  if (change.act === "draft") {
    return req.locale ?? "";
  }
  const unpublished = isLanguageUnpublish(req) ? req.query?.publishSpecificLocale : undefined;
  return typeof unpublished === "string" ? unpublished : "";
}

/** Records the author of a change, which Payload's versions do not contain. */
async function recordVersion(req: PayloadRequest, change: Change): Promise<void> {
  const { user } = req;
  if (user?.collection !== "staff") {
    return;
  }
  const { slug, id, versionId, act } = change;
  if (act === "draft" && (await recordUnchangedVersion(req, change))) {
    return;
  }
  const document = id === undefined ? slug : `${slug}/${id}`;
  const db = await getRequestDatabase(req);
  const [former] = await db
    .select({ title: documentChanges.title })
    .from(documentChanges)
    .where(eq(documentChanges.document, document))
    .orderBy(desc(documentChanges.savedAt))
    .limit(1);
  const values = {
    title: typeof change.title === "string" && change.title ? change.title : (former?.title ?? ""),
    locale: await changedLocale(req, change),
    isPublished: act === "published",
    isUnpublished: act === "unpublished",
    staffId: user.id,
    staffName: user.name,
    savedAt: new Date().toISOString(),
  };
  await db
    .insert(documentChanges)
    .values({ versionId, document, ...values })
    .onConflictDoUpdate({ target: documentChanges.versionId, set: values });
  await db.execute(sql`
    delete from ${documentChanges} where version_id in (
      select version_id from ${documentChanges} where document = ${document}
      order by saved_at desc offset ${maxPerDocument})`);
}

function actionOf({ _status: status }: { _status?: unknown }, isDraft: boolean): Change["act"] {
  return status === "published" ? "published" : isDraft ? "draft" : "unpublished";
}

export const recordDocumentChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!collection.versions || req.user?.collection !== "staff") {
    return;
  }
  const { docs } = await req.payload.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: doc.id } }, excludeSnapshots] },
    limit: 1,
    select: statusOnly,
    // Includes documents in the trash: otherwise a move to the trash would be recorded as a change of the previous
    // version.
    trash: true,
    req,
    ...newestFirst,
  });
  const [version] = docs;
  // An unpublish of one language saves twice: the version without that language's URL, and the draft, which keeps the
  // URL. Records only the version.
  const isDraftOfUnpublish = isLanguageUnpublish(req) && doc._status !== "published";
  if (version && !isDraftOfUnpublish) {
    // Does not record the restore of a document as an unpublish, because a document in the trash is already
    // unpublished.
    const isTrashed = Boolean(doc.deletedAt || previousDoc?.deletedAt);
    const isDraft = operation === "create" || isTrashed || isDraftSave(req);
    await recordVersion(req, {
      slug: collection.slug,
      id: String(doc.id),
      versionId: String(version.id),
      title: doc[collection.admin.useAsTitle ?? "id"],
      act: isLanguageUnpublish(req) ? "unpublished" : actionOf(doc, isDraft),
    });
  }
};

export const recordGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (req.user?.collection !== "staff") {
    return;
  }
  const { docs } = await req.payload.findGlobalVersions({
    slug: global.slug,
    where: excludeSnapshots,
    limit: 1,
    select: statusOnly,
    req,
    ...newestFirst,
  });
  const [version] = docs;
  if (version) {
    await recordVersion(req, {
      slug: global.slug,
      versionId: String(version.id),
      title: "",
      act: doc._status === "published" ? "published" : "draft",
    });
  }
};

export const deleteDocumentChanges: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await getRequestDatabase(req);
  await db.delete(documentChanges).where(eq(documentChanges.document, `${collection.slug}/${id}`));
};
