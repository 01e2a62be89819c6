import { addressedCollections } from "contracts";
import { eq, isNotNull, isNull } from "drizzle-orm";
import type { Payload } from "payload";
import { database, inTransaction } from "../../ground/database.ts";
import { searchEntries } from "../../ground/own-tables.ts";
import { everyAddress } from "../published/published-rows.ts";
import { indexDocument } from "./index-document.ts";

/**
 * Brings the search up to date with what is published: after the update that brought it, and where the
 * version before wrote meanwhile. What is unchanged is not read.
 *
 * @returns how many documents were written
 */
export async function indexPublished(payload: Payload): Promise<number> {
  const entries = await database(payload)
    .select({ id: searchEntries.documentId, changedAt: searchEntries.changedAt })
    .from(searchEntries)
    .where(isNotNull(searchEntries.vocabulary));
  const known = new Map(
    entries.map(({ id, changedAt }) => [id, new Date(changedAt).toISOString()]),
  );
  let written = 0;
  for (const collection of addressedCollections) {
    for (const { id, updatedAt } of await everyAddress(database(payload), collection)) {
      if (known.get(id) !== updatedAt) {
        await inTransaction(payload, (transaction) =>
          indexDocument(payload, transaction, { collection, documentId: id }),
        );
        written += 1;
      }
      known.delete(id);
    }
  }
  for (const id of known.keys()) {
    await database(payload).delete(searchEntries).where(eq(searchEntries.documentId, id));
  }
  // Entries of the version before whose document is gone: all others were written again above.
  await database(payload).delete(searchEntries).where(isNull(searchEntries.vocabulary));
  return written;
}
