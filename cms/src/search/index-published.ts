import { addressedCollections } from "contracts";
import { eq, isNotNull, isNull } from "drizzle-orm";
import type { Payload } from "payload";
import { searchEntries } from "../platform/app-tables.ts";
import { database, inTransaction } from "../platform/database.ts";
import { listPublishedDocuments } from "../published/published-rows.ts";
import { readSearchEntries, replaceSearchEntries } from "./index-document.ts";

/**
 * Indexes documents that changed after their entry was written. Examples are documents changed during an upgrade, or by
 * the previous release. Unchanged documents are not read.
 * @returns number of documents indexed
 */
export async function indexPublishedDocuments(payload: Payload): Promise<number> {
  const entries = await database(payload)
    .select({ id: searchEntries.documentId, changedAt: searchEntries.changedAt })
    .from(searchEntries)
    .where(isNotNull(searchEntries.vocabulary));
  const known = new Map(
    entries.map(({ id, changedAt }) => [id, new Date(changedAt).toISOString()]),
  );
  let written = 0;
  for (const collection of addressedCollections) {
    for (const { id, updatedAt } of await listPublishedDocuments(database(payload), collection)) {
      if (known.get(id) !== updatedAt) {
        const indexed = { collection, documentId: id };
        const found = await readSearchEntries(payload, indexed);
        await inTransaction(payload, (transaction) =>
          replaceSearchEntries(transaction, indexed, found),
        );
        written += 1;
      }
      known.delete(id);
    }
  }
  for (const id of known.keys()) {
    await database(payload).delete(searchEntries).where(eq(searchEntries.documentId, id));
  }
  // Deletes entries without vocabulary, which the previous release wrote. The loop above has rewritten the entries of
  // existing documents; the remaining ones belong to deleted documents.
  await database(payload).delete(searchEntries).where(isNull(searchEntries.vocabulary));
  return written;
}
