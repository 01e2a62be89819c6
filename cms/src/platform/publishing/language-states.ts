import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import {
  type Locale,
  locales,
  type PreviewCollection,
  type PreviewDocumentRef,
  type PreviewGlobal,
} from "contracts";
import type { Payload } from "payload";
import { type DocumentValues, isObject } from "../document-values.ts";

/** State of a document in a language. `changed` means that the document is published and that its draft differs. */
export type LanguageState = "published" | "changed" | "draft" | "missing";
export type LanguageStates = Record<Locale, LanguageState>;

/** Fields that differ with every save, or that visitors do not see. */
const ignoredFields = new Set(["id", "_status", "createdAt", "updatedAt", "deletedAt"]);

/** Returns true for the value of a localized field that was read in all languages. */
export function isLocalized(value: unknown): value is Partial<Record<Locale, unknown>> {
  const names = isObject(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => locales.some((locale) => locale === name));
}

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((each) => inLocale(each, locale)) : undefined;
  }
  if (isLocalized(value)) {
    return inLocale(value[locale], locale);
  }
  if (!isObject(value)) {
    return value;
  }
  const entries = Object.entries(value)
    .map(([name, each]) => [name, inLocale(each, locale)] as const)
    .filter(([, each]) => !isEmptyValue(each));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function contentIn(document: DocumentValues, locale: Locale): unknown {
  const shown = Object.entries(document).filter(([name]) => !ignoredFields.has(name));
  return inLocale(Object.fromEntries(shown), locale);
}

/**
 * Returns true if a document exists in a language. A document with URLs exists if it has a URL in the language, a
 * document without URLs if it has any text in the language. Globals exist in every language.
 */
function existsIn(document: DocumentValues, locale: Locale): boolean {
  if ("globalType" in document) {
    return true;
  }
  const texts = "slug" in document ? [document.slug] : Object.values(document);
  return texts.some((text) => isLocalized(text) && !isEmptyValue(text[locale]));
}

function stateIn(
  live: DocumentValues | undefined,
  draft: DocumentValues,
  locale: Locale,
): LanguageState {
  if (live && live._status === "published" && existsIn(live, locale)) {
    const isSame = isDeepStrictEqual(contentIn(live, locale), contentIn(draft, locale));
    return isSame ? "published" : "changed";
  }
  return existsIn(draft, locale) ? "draft" : "missing";
}

function statesOf(live: DocumentValues | undefined, draft: DocumentValues): LanguageStates {
  return {
    "pt-BR": stateIn(live, draft, "pt-BR"),
    "en-US": stateIn(live, draft, "en-US"),
    "es-ES": stateIn(live, draft, "es-ES"),
  };
}

/** Returns true if two contents, both read in all languages, are equal in each of the given languages. */
export function isSameContent(
  one: DocumentValues,
  other: DocumentValues,
  inLocales: readonly Locale[] = locales,
) {
  return inLocales.every((locale) =>
    isDeepStrictEqual(contentIn(one, locale), contentIn(other, locale)),
  );
}

/** Returns the states of many documents with two queries, regardless of the number of documents. */
export async function readCollectionLanguageStates(
  payload: Payload,
  collection: PreviewCollection,
  ids: readonly string[],
): Promise<Map<string, LanguageStates>> {
  const read = (draft: boolean) =>
    payload.find({
      collection,
      where: { id: { in: [...ids] } },
      depth: 0,
      draft,
      limit: ids.length,
      locale: "all",
      pagination: false,
      trash: true,
    });
  const [live, drafts] = await Promise.all([read(false), read(true)]);
  const liveById = new Map(live.docs.map((document) => [document.id, { ...document }]));
  return new Map(
    drafts.docs.map((draft) => [draft.id, statesOf(liveById.get(draft.id), { ...draft })]),
  );
}

interface PendingBatch {
  ids: string[];
  states: Promise<Map<string, LanguageStates>>;
}

/** Requests of list cells since the last query, by collection. */
const pendingBatches = new Map<PreviewCollection, PendingBatch>();

/** Returns the states of one document; calls in the same tick share a query. */
export async function readDocumentLanguageStates(
  payload: Payload,
  collection: PreviewCollection,
  id: string,
): Promise<LanguageStates | undefined> {
  const pendingBatch = pendingBatches.get(collection);
  if (pendingBatch) {
    pendingBatch.ids.push(id);
    return (await pendingBatch.states).get(id);
  }
  const ids = [id];
  const states = setImmediate().then(() => {
    pendingBatches.delete(collection);
    return readCollectionLanguageStates(payload, collection, ids);
  });
  pendingBatches.set(collection, { ids, states });
  return (await states).get(id);
}

async function globalStates(payload: Payload, slug: PreviewGlobal): Promise<LanguageStates> {
  const common = { slug, depth: 0, locale: "all" } as const;
  const live = await payload.findGlobal(common);
  const draft = await payload.findGlobal({ ...common, draft: true });
  return statesOf({ ...live }, { ...draft });
}

/**
 * Returns the states of documents of several kinds, in the order of the documents. The state of a deleted document is
 * undefined.
 */
export async function readMixedLanguageStates(
  payload: Payload,
  subjects: readonly PreviewDocumentRef[],
): Promise<(LanguageStates | undefined)[]> {
  const idsByKind = new Map<PreviewCollection, string[]>();
  for (const { kind, id } of subjects) {
    if (id !== undefined) {
      idsByKind.set(kind, [...(idsByKind.get(kind) ?? []), id]);
    }
  }
  const states = new Map<string, LanguageStates>();
  for (const [kind, ids] of idsByKind) {
    for (const [id, found] of await readCollectionLanguageStates(payload, kind, ids)) {
      states.set(id, found);
    }
  }
  return Promise.all(
    subjects.map(({ kind, id }) =>
      id === undefined ? globalStates(payload, kind) : states.get(id),
    ),
  );
}
