import { desc, eq, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
import { databaseOf } from "../database.ts";
import { documentChanges } from "../own-tables.ts";

/** Maximum number of entries per document, the same as of its versions (contentVersions, contentGlobal). */
const maxPerDocument = 50;

interface Change {
  versionId: string;
  /** `pages/ID`, or a global's slug. */
  document: string;
  title: unknown;
  isPublished: boolean;
}

/** Records who made a change, which Payload's versions do not. */
async function recordVersion(req: PayloadRequest, change: Change): Promise<void> {
  const { user } = req;
  if (user?.collection !== "staff") {
    return;
  }
  const { versionId, document, isPublished } = change;
  const db = await databaseOf(req);
  const [former] = await db
    .select({ title: documentChanges.title })
    .from(documentChanges)
    .where(eq(documentChanges.document, document))
    .orderBy(desc(documentChanges.savedAt))
    .limit(1);
  const values = {
    title: typeof change.title === "string" && change.title ? change.title : (former?.title ?? ""),
    locale: req.locale ?? "",
    isPublished,
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

/** Excludes Payload's snapshots, which a publish in one language creates with the drafts of the others. */
const newestVersion = { depth: 0, limit: 1, pagination: false, sort: "-updatedAt" } as const;
const notSnapshot = { snapshot: { not_equals: true } };
const onlyStatus = { version: { _status: true } } as const;

export const recordDocumentChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!collection.versions || req.user?.collection !== "staff") {
    return;
  }
  const { docs } = await req.payload.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: doc.id } }, notSnapshot] },
    select: onlyStatus,
    req,
    ...newestVersion,
  });
  const [version] = docs;
  if (version) {
    await recordVersion(req, {
      versionId: String(version.id),
      document: `${collection.slug}/${doc.id}`,
      title: doc[collection.admin.useAsTitle ?? "id"],
      isPublished: doc._status === "published",
    });
  }
};

export const recordGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (req.user?.collection !== "staff") {
    return;
  }
  const { docs } = await req.payload.findGlobalVersions({
    slug: global.slug,
    where: notSnapshot,
    select: onlyStatus,
    req,
    ...newestVersion,
  });
  const [version] = docs;
  if (version) {
    await recordVersion(req, {
      versionId: String(version.id),
      document: global.slug,
      title: "",
      isPublished: doc._status === "published",
    });
  }
};

export const deleteChanges: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await databaseOf(req);
  await db.delete(documentChanges).where(eq(documentChanges.document, `${collection.slug}/${id}`));
};
