import { sql } from "drizzle-orm";
import type { CollectionAfterChangeHook } from "payload";
import { v7 as createId } from "uuid";
import { legalVersions } from "../../platform/app-tables.ts";
import { getRequestDatabase } from "../../platform/database.ts";
import { isDraftSave } from "../../platform/publishing/draft-saves.ts";
import { readPublishedLegalTexts } from "./version-store.ts";

/** Request context key: the save publishes a version that takes effect and is already stored. */
export const takesEffectContextKey = "legalVersionTakesEffect";

/**
 * Stores published content as the version of its effective date. A second publish with the same date is a correction
 * and replaces the stored text.
 */
export const storeLegalVersion: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isDraftSave(req) || req.context[takesEffectContextKey] === true) {
    return;
  }
  const database = await getRequestDatabase(req);
  const documentId = String(doc.id);
  const published = await readPublishedLegalTexts(database, documentId);
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
