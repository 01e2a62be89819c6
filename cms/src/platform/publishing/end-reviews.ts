import { locales } from "contracts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { CollectionAfterChangeHook } from "payload";
import { reviews } from "../app-tables.ts";
import { getRequestDatabase } from "../database.ts";

/** Closes the review requests of the languages that were published. */
export const closeReviews: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== "published") {
    return;
  }
  const one = req.query?.publishSpecificLocale;
  const published = locales.filter((locale) => typeof one !== "string" || locale === one);
  const db = await getRequestDatabase(req);
  await db
    .update(reviews)
    .set({ state: "done", endedAt: sql`now()` })
    .where(
      and(
        eq(reviews.collection, collection.slug),
        eq(reviews.documentId, String(doc.id)),
        eq(reviews.state, "waiting"),
        inArray(reviews.locale, published),
      ),
    );
};
