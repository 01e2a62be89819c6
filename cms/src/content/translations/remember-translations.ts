import { defaultLocale, type Locale, locales } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from "payload";
import { type Database, database, databaseOf } from "../../ground/database.ts";
import { translationStates } from "../../ground/own-tables.ts";
import { type Place, placesIn } from "../changes/places.ts";
import { type TranslatedCollection, translated, translatedCollections } from "./translated.ts";
import { nextState, textsIn } from "./translation-state.ts";

interface Document {
  collection: TranslatedCollection;
  id: string;
}

export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

/** Every place of what is published, in all languages. */
export async function publishedPlaces(
  payload: Payload,
  { collection, id }: Document,
  req?: PayloadRequest,
): Promise<Place[]> {
  const document = await payload.findByID({
    collection,
    id,
    depth: 0,
    locale: "all",
    ...(req ? { req } : {}),
  });
  const values = document as object as Record<string, unknown>;
  return placesIn(payload.collections[collection].config.flattenedFields, values);
}

function isThere(
  { collection }: Document,
  { places, locale }: { places: readonly Place[]; locale: Locale },
): boolean {
  const { text } = translated[collection];
  return places.some(
    (place) => place.path === text && place.locale === locale && Boolean(place.value),
  );
}

function stateOf(document: string, locale: Locale) {
  return and(eq(translationStates.document, document), eq(translationStates.locale, locale));
}

async function rememberTranslation(
  db: Database,
  subject: Document,
  { places, locale }: { places: readonly Place[]; locale: Locale },
): Promise<void> {
  const document = `${subject.collection}/${subject.id}`;
  const isIn = (each: Locale) => isThere(subject, { places, locale: each });
  if (!isIn(locale) || !isIn(defaultLocale)) {
    await db.delete(translationStates).where(stateOf(document, locale));
    return;
  }
  const [former] = await db.select().from(translationStates).where(stateOf(document, locale));
  const texts = textsIn(places, locale);
  const state = nextState(former, { texts, source: textsIn(places, defaultLocale) });
  const values = { ...state, isOutdated: state.outdated.length > 0 };
  await db
    .insert(translationStates)
    .values({ document, locale, ...values })
    .onConflictDoUpdate({
      target: [translationStates.document, translationStates.locale],
      set: values,
    });
}

/** On each publish: which texts of the translations are older than their source now. */
export const rememberTranslations: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const kind = translatedCollections.find((each) => each === collection.slug);
  if (!kind || (translated[kind].hasDrafts && doc._status !== "published")) {
    return;
  }
  const subject = { collection: kind, id: String(doc.id) };
  const { locale: edited } = req;
  const places = await publishedPlaces(req.payload, subject, req);
  // Reading in all languages changes the request's.
  if (edited) {
    req.locale = edited;
  }
  const db = await databaseOf(req);
  for (const locale of translatedLocales) {
    await rememberTranslation(db, subject, { places, locale });
  }
};

/** How many documents are looked at before the next are asked for. */
const documentsAtOnce = 50;

/**
 * Content that was published before translations were remembered is taken to be up to date: what
 * changes from now on is seen.
 */
export async function rememberUnknownTranslations(payload: Payload): Promise<void> {
  const db = database(payload);
  for (const collection of translatedCollections) {
    const { hasDrafts } = translated[collection];
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
        const places = await publishedPlaces(payload, { collection, id });
        for (const locale of translatedLocales) {
          await rememberTranslation(db, { collection, id }, { places, locale });
        }
        last = id;
      }
    } while (found.length === documentsAtOnce);
  }
}

export const forgetTranslations: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await databaseOf(req);
  await db
    .delete(translationStates)
    .where(eq(translationStates.document, `${collection.slug}/${id}`));
};
