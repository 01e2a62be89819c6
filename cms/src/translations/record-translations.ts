import { defaultLocale, type Locale, locales } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Config,
  FlattenedField,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from "payload";
import { type FieldValue, listFieldValues } from "../history/field-values.ts";
import { translationStates } from "../platform/app-tables.ts";
import { type Database, database, getRequestDatabase } from "../platform/database.ts";
import {
  type TranslatedCollection,
  type TranslatedDocumentRef,
  toDocumentKey,
  translatedCollectionOptions,
  translatedCollections,
  translatedGlobals,
} from "./translated-documents.ts";
import { calculateTranslationState, collectTexts } from "./translation-state.ts";

export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

/**
 * Returns the fields of a document in all languages. Reads the published version, or the draft if `isDraft` is true.
 */
export async function readFieldValues(
  payload: Payload,
  subject: TranslatedDocumentRef,
  { isDraft = false, req }: { isDraft?: boolean; req?: PayloadRequest } = {},
): Promise<FieldValue[]> {
  const options = { depth: 0, draft: isDraft, locale: "all", ...(req ? { req } : {}) } as const;
  const { kind, id } = subject;
  const document =
    id === undefined
      ? await payload.findGlobal({ slug: kind, ...options })
      : await payload.findByID({ collection: kind, id, disableErrors: true, ...options });
  return document ? listFieldValues(fieldsOf(payload, kind), { ...document }) : [];
}

function fieldsOf(payload: Payload, kind: TranslatedDocumentRef["kind"]): FlattenedField[] {
  const global = payload.globals.config.find(({ slug }) => slug === kind);
  const config = global ?? payload.collections[kind as TranslatedCollection].config;
  return config.flattenedFields;
}

/**
 * Returns true if a document exists in a language. A global exists in every language; a collection's document needs its
 * main text in the language.
 */
function existsIn(
  { kind, id }: TranslatedDocumentRef,
  { values, locale }: { values: readonly FieldValue[]; locale: Locale },
): boolean {
  return (
    id === undefined ||
    values.some(
      (place) =>
        place.path === translatedCollectionOptions[kind].text &&
        place.locale === locale &&
        Boolean(place.value),
    )
  );
}

function stateOf(document: string, locale: Locale) {
  return and(eq(translationStates.document, document), eq(translationStates.locale, locale));
}

async function recordTranslation(
  db: Database,
  subject: TranslatedDocumentRef,
  { values, locale }: { values: readonly FieldValue[]; locale: Locale },
): Promise<void> {
  const document = toDocumentKey(subject);
  const isIn = (each: Locale) => existsIn(subject, { values, locale: each });
  if (!isIn(locale) || !isIn(defaultLocale)) {
    await db.delete(translationStates).where(stateOf(document, locale));
    return;
  }
  const [former] = await db.select().from(translationStates).where(stateOf(document, locale));
  const texts = collectTexts(values, locale);
  const state = calculateTranslationState(former, {
    texts,
    source: collectTexts(values, defaultLocale),
  });
  const row = { ...state, isOutdated: state.outdated.length > 0 };
  await db
    .insert(translationStates)
    .values({ document, locale, ...row })
    .onConflictDoUpdate({
      target: [translationStates.document, translationStates.locale],
      set: row,
    });
}

/** Records which translated texts are older than their source. Runs on each publish. */
async function recordEach(
  payload: Payload,
  subject: TranslatedDocumentRef,
  req?: PayloadRequest,
): Promise<void> {
  // Stores the request's locale to restore it below, because a read in all languages changes `req.locale`.
  const edited = req?.locale;
  const values = await readFieldValues(payload, subject, req ? { req } : {});
  if (req && edited) {
    req.locale = edited;
  }
  const db = req ? await getRequestDatabase(req) : database(payload);
  for (const locale of translatedLocales) {
    await recordTranslation(db, subject, { values, locale });
  }
}

export const recordTranslations: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const kind = translatedCollections.find((each) => each === collection.slug);
  if (kind && !(translatedCollectionOptions[kind].hasDrafts && doc._status !== "published")) {
    await recordEach(req.payload, { kind, id: String(doc.id) }, req);
  }
};

const recordGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const kind = translatedGlobals.find((each) => each === global.slug);
  if (kind && doc._status === "published") {
    await recordEach(req.payload, { kind }, req);
  }
};

/** Adds the hook that records translations to the globals. Other modules define these globals. */
export function addGlobalTranslationHooks(config: Config): Config {
  return {
    ...config,
    globals: (config.globals ?? []).map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        afterChange: [...(global.hooks?.afterChange ?? []), recordGlobal],
      },
    })),
  };
}

/** Number of documents that are read at a time. */
const documentsAtOnce = 50;

/**
 * Records translations that were published before this feature existed as up to date. Only later changes of the source
 * make these translations outdated.
 */
export async function recordUnknownTranslations(payload: Payload): Promise<void> {
  const db = database(payload);
  for (const collection of translatedCollections) {
    const { hasDrafts } = translatedCollectionOptions[collection];
    let last = "";
    let found: { id: string }[];
    do {
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from ${sql.identifier(collection.replaceAll("-", "_"))} d
        where ${hasDrafts ? sql`_status = 'published'` : sql`true`} and id::text > ${last} and not exists (
          select 1 from ${translationStates} s where s.document = ${collection} || '/' || d.id)
        order by id::text limit ${documentsAtOnce}`);
      found = rows;
      for (const { id } of found) {
        await recordEach(payload, { kind: collection, id });
        last = id;
      }
    } while (found.length === documentsAtOnce);
  }
  for (const kind of translatedGlobals) {
    const known = await db.$count(translationStates, eq(translationStates.document, kind));
    if (known === 0) {
      await recordEach(payload, { kind });
    }
  }
}

export const deleteTranslationStates: CollectionAfterDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  const db = await getRequestDatabase(req);
  await db
    .delete(translationStates)
    .where(eq(translationStates.document, `${collection.slug}/${id}`));
};
