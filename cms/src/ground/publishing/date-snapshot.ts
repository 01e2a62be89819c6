import { type SQL, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from "payload";
import { databaseOf } from "../database.ts";
import { hasUnpublished } from "./language-states.ts";

type Values = Record<string, unknown>;

interface Published {
  /** Of the collection or the global. */
  slug: string;
  /** Whose versions, of a collection's. */
  of: SQL;
  publishedAt: unknown;
  req: PayloadRequest;
  read: (draft: boolean) => Promise<object>;
}

/**
 * A publish of one language leaves a copy of the draft behind it, Payload's snapshot, in which the other
 * languages keep what is not published yet. Payload dates it as the draft was before the publish: a form
 * opened on it would be taken for one that was filled in before (refuse-stale.ts). And it counts as a change
 * after the publish, also where it differs in nothing.
 */
async function dateSnapshot({ slug, of, publishedAt, req, read }: Published): Promise<void> {
  if (typeof publishedAt !== "string") {
    return;
  }
  const db = await databaseOf(req);
  const versions = sql.identifier(`_${slug.replaceAll("-", "_")}_v`);
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${versions} set version_updated_at = ${publishedAt}
    where latest and snapshot and version_updated_at < ${publishedAt} and ${of}
    returning id`);
  const [snapshot] = rows;
  if (!snapshot) {
    return;
  }
  // Reading in all languages changes the request's.
  const { locale } = req;
  const [live, draft] = [await read(false), await read(true)];
  if (locale) {
    req.locale = locale;
  }
  if (!hasUnpublished(live as Values, draft as Values)) {
    await db.execute(
      sql`update ${versions} set updated_at = ${publishedAt} where id = ${snapshot.id}`,
    );
  }
}

export const dateDocumentSnapshot: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== "published") {
    return;
  }
  const { slug } = collection;
  const options = { collection: slug, id: String(doc.id), depth: 0, locale: "all", req } as const;
  await dateSnapshot({
    slug,
    of: sql`parent_id = ${doc.id}`,
    publishedAt: doc.updatedAt,
    req,
    read: (draft) => req.payload.findByID({ ...options, draft }),
  });
};

export const dateGlobalSnapshot: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  if (doc._status !== "published") {
    return;
  }
  const slug = global.slug as GlobalSlug;
  await dateSnapshot({
    slug,
    of: sql`true`,
    publishedAt: doc.updatedAt,
    req,
    read: (draft) => req.payload.findGlobal({ slug, depth: 0, locale: "all", draft, req }),
  });
};
