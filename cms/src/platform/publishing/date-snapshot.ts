import { type SQL, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from "payload";
import { getRequestDatabase } from "../database.ts";
import type { DocumentValues } from "../document-values.ts";
import { isSameContent } from "./language-states.ts";

interface PublishedVersion {
  /** Slug of the collection or global. */
  slug: string;
  /** SQL condition: the version belongs to the document. */
  isOfDocument: SQL;
  publishedAt: unknown;
  req: PayloadRequest;
  read: (draft: boolean) => Promise<object>;
}

/**
 * Corrects the snapshot that Payload creates when one language is published. The snapshot is a copy of the draft, in
 * which the other languages keep their unpublished changes.
 *
 * - Date: Payload gives the snapshot the draft's former date. The server would reject a form opened on such a snapshot
 * as stale (reject-stale.ts).
 * - Mark `latest`: if the snapshot equals the published content, the mark moves to the published version. Otherwise the
 * snapshot would count as a later change, and an unpublish would leave two versions with the mark, which lists show as
 * two documents.
 */
async function dateSnapshot({
  slug,
  isOfDocument,
  publishedAt,
  req,
  read,
}: PublishedVersion): Promise<void> {
  if (typeof publishedAt !== "string") {
    return;
  }
  const db = await getRequestDatabase(req);
  const versions = sql.identifier(`_${slug.replaceAll("-", "_")}_v`);
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${versions} set version_updated_at = ${publishedAt}
    where latest and snapshot and version_updated_at < ${publishedAt} and ${isOfDocument}
    returning id`);
  const [snapshot] = rows;
  if (!snapshot) {
    return;
  }
  // Restores the request's locale afterwards, because reading all languages changes it.
  const { locale } = req;
  const [live, draft] = [await read(false), await read(true)];
  if (locale) {
    req.locale = locale;
  }
  if (isSameContent(live as DocumentValues, draft as DocumentValues)) {
    await db.execute(sql`
      update ${versions} set latest = false, updated_at = ${publishedAt}
      where id = ${snapshot.id}`);
    await db.execute(sql`
      update ${versions} set latest = true where id = (
        select id from ${versions}
        where snapshot is not true and version__status = 'published' and ${isOfDocument}
        order by updated_at desc limit 1)`);
  }
}

export const correctDocumentSnapshot: CollectionAfterChangeHook = async ({
  collection,
  doc,
  req,
}) => {
  if (doc._status !== "published") {
    return;
  }
  const { slug } = collection;
  const options = { collection: slug, id: String(doc.id), depth: 0, locale: "all", req } as const;
  await dateSnapshot({
    slug,
    isOfDocument: sql`parent_id = ${doc.id}`,
    publishedAt: doc.updatedAt,
    req,
    read: (draft) => req.payload.findByID({ ...options, draft }),
  });
};

export const correctGlobalSnapshot: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status !== "published") {
    return;
  }
  const slug = global.slug as GlobalSlug;
  await dateSnapshot({
    slug,
    isOfDocument: sql`true`,
    publishedAt: doc.updatedAt,
    req,
    read: (draft) => req.payload.findGlobal({ slug, depth: 0, locale: "all", draft, req }),
  });
};
