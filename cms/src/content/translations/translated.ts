import { previewCollections, previewGlobals } from "contracts";

export const translatedCollections = [...previewCollections, "status-components"] as const;
export type TranslatedCollection = (typeof translatedCollections)[number];
export const translatedGlobals = previewGlobals;
export type TranslatedGlobal = (typeof translatedGlobals)[number];
export const translatedKinds = [...translatedCollections, ...translatedGlobals] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** A document, or one of the globals, which are one each. */
export type TranslatedSubject =
  | { kind: TranslatedCollection; id: string }
  | { kind: TranslatedGlobal; id?: undefined };

/** `pages/ID`, or the slug of a global: how its state is kept. */
export function documentOf({ kind, id }: TranslatedSubject): string {
  return id === undefined ? kind : `${kind}/${id}`;
}

interface Translated {
  /** The text that a language has to have for the document to be there in it. */
  text: string;
  /** The field that names the document. */
  title: string;
  /** Whether each language has its own title. */
  hasTitles: boolean;
  /** Whether it has drafts and a trash. */
  hasDrafts: boolean;
}

const addressed: Translated = { text: "slug", title: "title", hasTitles: true, hasDrafts: true };
const named: Omit<Translated, "text"> = { title: "name", hasTitles: false, hasDrafts: true };

/** The collections with texts in each language, but for pictures: their texts are on the desk. */
export const translated: Record<TranslatedCollection, Translated> = {
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
