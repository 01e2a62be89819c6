import {
  type AddressedCollection,
  documentPath,
  joinWordGroup,
  type Locale,
  locales,
  splitWordGroups,
  splitWords,
} from "contracts";
import { eq, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from "payload";
import { searchEntries, searchWords } from "../platform/app-tables.ts";
import { type Database, getRequestDatabase } from "../platform/database.ts";
import type { DocumentValues } from "../platform/document-values.ts";
import { isDraftSave } from "../platform/publishing/draft-saves.ts";
import { visitorReadOptions } from "../published/read-published.ts";
import { extractDocumentText } from "./plain-text.ts";
import { getSearchConfiguration } from "./search-language.ts";

/** Maximum number of characters of a document that are indexed. */
const maxBody = 60_000;

export interface IndexedDocument {
  collection: AddressedCollection;
  documentId: string;
}

interface Entry {
  locale: Locale;
  path: string;
  title: string;
  description: string;
  body: string;
  changedAt: string;
}

/** Transaction of a read; undefined to read committed data. */
type TransactionId = PayloadRequest["transactionID"];

/** Reads a published document in one language as visitors do; undefined if it is not published. */
async function readDocument(
  payload: Payload,
  { collection, documentId }: IndexedDocument,
  { locale, transactionID }: { locale: Locale; transactionID: TransactionId },
): Promise<DocumentValues | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: documentId } },
    locale,
    pagination: false,
    ...visitorReadOptions,
    // Passes no user, because staff could read drafts.
    req: transactionID === undefined ? {} : { transactionID },
  });
  return docs[0] && { ...docs[0] };
}

/** Returns the search entry of a document in one language; undefined if the document has no URL in the language. */
function entryOf(
  payload: Payload,
  { collection, locale }: { collection: AddressedCollection; locale: Locale },
  document: DocumentValues,
): Entry | undefined {
  const { flattenedFields } = payload.collections[collection].config;
  const { slug, title, description, readingMinutes, updatedAt } = document;
  const isWritten = collection !== "posts" || typeof readingMinutes === "number";
  return typeof slug === "string" && slug && isWritten
    ? {
        locale,
        path: documentPath({ collection, slug, locale }),
        title: String(title ?? ""),
        description: String(description ?? ""),
        body: extractDocumentText(flattenedFields, document).slice(0, maxBody),
        changedAt: String(updatedAt),
      }
    : undefined;
}

/** Maximum length of a word that is offered as a correction. */
const maxOffered = 30;

/** Returns the distinct words of an entry, for corrections. */
function vocabularyOf({ title, description, body }: Entry): string[] {
  const words = new Set(splitWords(`${title} ${description} ${body}`));
  return [...words].filter((word) => /^\p{L}{3,}$/u.test(word) && word.length <= maxOffered);
}

/**
 * Prepares a text for `to_tsvector`. Splits joined words such as "Node.js" and "24/7", each of which PostgreSQL's
 * parser would treat as one token. Appends their joined forms, so that "e-mail" is also found as "email".
 */
function indexedText(text: string): string {
  const groups = splitWordGroups(text);
  const joined = new Set(groups.flatMap((group) => joinWordGroup(group) ?? []));
  return [...groups.flat(), ...joined].join(" ");
}

async function writeEntry(
  database: Database,
  { collection, documentId }: IndexedDocument,
  entry: Entry,
): Promise<void> {
  const language = getSearchConfiguration(entry.locale);
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

/** Returns the search entries of a document's published texts. */
export async function readSearchEntries(
  payload: Payload,
  indexed: IndexedDocument,
  transactionID?: TransactionId,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  // Reads the languages one after the other, because a transaction runs one statement at a time.
  for (const locale of locales) {
    const document = await readDocument(payload, indexed, { locale, transactionID });
    const entry =
      document && entryOf(payload, { collection: indexed.collection, locale }, document);
    entries.push(...(entry ? [entry] : []));
  }
  return entries;
}

/** Replaces a document's search entries. Searches read only these entries. */
export async function replaceSearchEntries(
  database: Database,
  indexed: IndexedDocument,
  entries: readonly Entry[],
): Promise<void> {
  await database.delete(searchEntries).where(eq(searchEntries.documentId, indexed.documentId));
  for (const entry of entries) {
    await writeEntry(database, indexed, entry);
  }
}

/** Updates the index in the transaction of the change, so that the index always matches what is published. */
export const indexChangedDocument: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isDraftSave(req)) {
    const indexed = {
      collection: collection.slug as AddressedCollection,
      documentId: String(doc.id),
    };
    const entries = await readSearchEntries(req.payload, indexed, req.transactionID);
    await replaceSearchEntries(await getRequestDatabase(req), indexed, entries);
  }
};

export const deleteSearchEntries: CollectionAfterDeleteHook = async ({ id, req }) => {
  const database = await getRequestDatabase(req);
  await database.delete(searchEntries).where(eq(searchEntries.documentId, String(id)));
};
