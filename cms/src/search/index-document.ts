import {
  type AddressedCollection,
  documentPath,
  joinedWord,
  type Locale,
  wordGroups,
  wordsOf,
} from "contracts";
import { eq, sql } from "drizzle-orm";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from "payload";
import { searchEntries, searchWords } from "../platform/app-tables.ts";
import { type Database, databaseOf } from "../platform/database.ts";
import { isDraftSave } from "../platform/publishing/draft-saves.ts";
import { type DocumentRow, publishedTexts } from "../published/published-rows.ts";
import { PublishedReader } from "../published/read-published.ts";
import { plainText } from "./plain-text.ts";
import { searchLanguage } from "./search-language.ts";

/** Maximum number of characters of a document that are indexed. */
const maxBody = 60_000;

interface Entry {
  locale: Locale;
  path: string;
  title: string;
  description: string;
  body: string;
  changedAt: string;
}

/** Returns the search entry of a document in one language; undefined if the document has no URL there. */
function entryOf(
  payload: Payload,
  collection: AddressedCollection,
  { row, texts }: DocumentRow,
): Entry | undefined {
  const locale = texts._locale as Locale;
  const fields = payload.collections[collection].config.flattenedFields;
  const document = new PublishedReader(payload, locale).document(fields, { row, texts });
  const { slug, title, description } = document;
  const isWritten = collection !== "posts" || texts.readingMinutes !== null;
  return typeof slug === "string" && slug && isWritten
    ? {
        locale,
        path: documentPath({ collection, slug, locale }),
        title: String(title ?? ""),
        description: String(description ?? ""),
        body: plainText(fields, document).slice(0, maxBody),
        changedAt: String(row.updatedAt),
      }
    : undefined;
}

/** Maximum length of a word that is offered as a correction. */
const maxOffered = 30;

/** Returns the distinct words of an entry, for corrections. */
function vocabularyOf({ title, description, body }: Entry): string[] {
  const words = new Set(wordsOf(`${title} ${description} ${body}`));
  return [...words].filter((word) => /^\p{L}{3,}$/u.test(word) && word.length <= maxOffered);
}

/**
 * Prepares a text for `to_tsvector`: single words only, since PostgreSQL's parser treats "Node.js" and "24/7" as one
 * token each. Joined forms follow at the end, so that "e-mail" is also found as "email".
 */
function indexedText(text: string): string {
  const groups = wordGroups(text);
  const joined = new Set(groups.flatMap((group) => joinedWord(group) ?? []));
  return [...groups.flat(), ...joined].join(" ");
}

async function writeEntry(
  database: Database,
  { collection, documentId }: { collection: AddressedCollection; documentId: string },
  entry: Entry,
): Promise<void> {
  const language = searchLanguage(entry.locale);
  const stems = (text: string, weight: "A" | "B" | "C") =>
    sql`setweight(to_tsvector(${language}::regconfig, ${indexedText(text)}), ${sql.raw(`'${weight}'`)})`;
  const title = stems(entry.title, "A");
  const vocabulary = vocabularyOf(entry);
  await database.insert(searchEntries).values({
    ...entry,
    collection,
    documentId,
    titleWords: sql`${title}`,
    words: sql`${title} || ${stems(entry.description, "B")} || ${stems(entry.body, "C")}`,
    vocabulary,
  });
  await database.execute(sql`
    insert into ${searchWords} (locale, word)
    select ${entry.locale}::text, unnest(${sql.param(vocabulary)}::text[])
    on conflict do nothing`);
}

/** Replaces a document's search entries by its published texts. Searches read only these entries. */
export async function indexDocument(
  payload: Payload,
  database: Database,
  { collection, documentId }: { collection: AddressedCollection; documentId: string },
): Promise<void> {
  const rows = await publishedTexts(database, collection, documentId);
  await database.delete(searchEntries).where(eq(searchEntries.documentId, documentId));
  for (const row of rows) {
    const entry = entryOf(payload, collection, row);
    if (entry) {
      await writeEntry(database, { collection, documentId }, entry);
    }
  }
}

/** Updates the index in the transaction of the change, so that search always matches what is published. */
export const indexChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isDraftSave(req)) {
    await indexDocument(req.payload, await databaseOf(req), {
      collection: collection.slug as AddressedCollection,
      documentId: String(doc.id),
    });
  }
};

export const deleteEntries: CollectionAfterDeleteHook = async ({ id, req }) => {
  const database = await databaseOf(req);
  await database.delete(searchEntries).where(eq(searchEntries.documentId, String(id)));
};
