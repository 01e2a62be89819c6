import { sql } from "drizzle-orm";
import type { CollectionAfterChangeHook } from "payload";
import { v7 as createId } from "uuid";
import { databaseOf } from "../../ground/database.ts";
import { legalVersions } from "../../ground/own-tables.ts";
import { isDraftBesidePublished } from "../../ground/publishing/announce-change.ts";
import { publishedLegal } from "./version-store.ts";

/** In a request's context: the version that is written to the document, which keeps itself. */
export const takesEffect = "legalVersionTakesEffect";

/**
 * Keeps what was published as the version of its day. Published again with the same day, a correction
 * takes the place of what was kept: the version stays the same.
 */
export const keepVersion: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isDraftBesidePublished(req) || req.context[takesEffect] === true) {
    return;
  }
  const database = await databaseOf(req);
  const documentId = String(doc.id);
  const published = await publishedLegal(database, documentId);
  if (published) {
    const inForceAt = sql`now()`;
    await database
      .insert(legalVersions)
      .values({ id: createId(), documentId, ...published, inForceAt })
      .onConflictDoUpdate({
        target: [legalVersions.documentId, legalVersions.effectiveOn],
        targetWhere: sql`${legalVersions.withdrawnAt} is null`,
        set: { texts: published.texts },
      });
  }
};
