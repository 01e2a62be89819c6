import { previewCollections } from "contracts";

export const translatedCollections = [...previewCollections, "status-components"] as const;
export type TranslatedCollection = (typeof translatedCollections)[number];

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

/** What has texts in each language, but for pictures (their texts are on the desk) and the globals. */
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
