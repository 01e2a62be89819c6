import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import { documentChanges } from "../platform/app-tables.ts";
import { type Database, prepareQuery } from "../platform/database.ts";

/**
 * Selects publishes by staff. Saves by the seed, migrations and other software do not count as changes of the content.
 */
const isByStaff = and(eq(documentChanges.isPublished, true), isNotNull(documentChanges.staffId));

const ofAll = prepareQuery((database) =>
  database
    .select({ document: documentChanges.document, at: max(documentChanges.savedAt) })
    .from(documentChanges)
    .where(isByStaff)
    .groupBy(documentChanges.document)
    .prepare("content-dates"),
);

const ofOne = prepareQuery((database) =>
  database
    .select({ at: max(documentChanges.savedAt) })
    .from(documentChanges)
    .where(and(eq(documentChanges.document, sql.placeholder("document")), isByStaff))
    .prepare("content-date"),
);

/** Returns the time at which staff last published each document, by collection and id (`pages/ID`). */
export async function readContentDates(database: Database): Promise<Map<string, string>> {
  const rows = await ofAll(database).execute();
  return new Map(
    rows.flatMap(({ document, at }) => (at ? [[document, new Date(at).toISOString()]] : [])),
  );
}

/** Returns the time at which staff last published a document; undefined if staff have never published it. */
export async function readContentDate(
  database: Database,
  document: string,
): Promise<string | undefined> {
  const [{ at } = { at: null }] = await ofOne(database).execute({ document });
  return at ? new Date(at).toISOString() : undefined;
}
