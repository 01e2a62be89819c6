import { previewCollections, previewGlobals } from "contracts";

export const translatedCollections = [...previewCollections, "status-components"] as const;
export type TranslatedCollection = (typeof translatedCollections)[number];
export const translatedGlobals = previewGlobals;
export type TranslatedGlobal = (typeof translatedGlobals)[number];
export const translatedKinds = [...translatedCollections, ...translatedGlobals] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** A document, or a global. */
export type TranslatedDocumentRef =
  | { kind: TranslatedCollection; id: string }
  | { kind: TranslatedGlobal; id?: undefined };

/** Returns the key of the stored state: `pages/ID`, or the slug of a global. */
export function toDocumentKey({ kind, id }: TranslatedDocumentRef): string {
  return id === undefined ? kind : `${kind}/${id}`;
}

interface Translated {
  /** Field whose text decides whether the document exists in a language. */
  text: string;
  /** Field with the document's title. */
  title: string;
  /** True if the title is localized. */
  hasTitles: boolean;
  /** True if the collection has drafts and a trash. */
  hasDrafts: boolean;
}

const addressed: Translated = { text: "slug", title: "title", hasTitles: true, hasDrafts: true };
const named: Omit<Translated, "text"> = { title: "name", hasTitles: false, hasDrafts: true };

/** Collections with localized texts. Excludes media, whose missing texts the dashboard lists. */
export const translatedCollectionOptions: Record<TranslatedCollection, Translated> = {
  pages: addressed,
  posts: addressed,
  legal: addressed,
  categories: addressed,
  tags: addressed,
  authors: addressed,
  testimonials: { ...named, text: "content" },
  "pricing-plans": { ...named, text: "audience" },
  announcements: { text: "text", title: "text", hasTitles: true, hasDrafts: true },
  "status-components": { text: "name", title: "name", hasTitles: true, hasDrafts: false },
};
