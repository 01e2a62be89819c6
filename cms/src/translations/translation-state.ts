import type { Locale } from "contracts";
import { type FieldValue, isEmptyValue } from "../history/field-values.ts";

/** Texts of a document in one language, by path. */
export type TextsByPath = Record<string, string>;

export interface TranslationState {
  texts: TextsByPath;
  /** Source text of each translation at the time when the translation was last changed or approved. */
  sourceTexts: TextsByPath;
  /**
   * Paths of texts that are not translated, or whose source has changed since the translation was last changed or
   * approved.
   */
  outdated: string[];
}

/** Slugs are excluded, because editors choose a slug per language and a translated slug is never outdated. */
const ignoredFields = new Set(["slug"]);

export function collectTexts(values: readonly FieldValue[], locale: Locale): TextsByPath {
  return Object.fromEntries(
    values
      .filter((place) => place.locale === locale && !ignoredFields.has(place.path))
      .filter(({ value }) => !isEmptyValue(value))
      .map(({ path, value }) => [path, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}

/** Returns the state of a translation after a publish. `former` is undefined for the first publish. */
export function calculateTranslationState(
  former: Pick<TranslationState, "texts" | "sourceTexts"> | undefined,
  { texts, source }: { texts: TextsByPath; source: TextsByPath },
): TranslationState {
  const sourceTexts: TextsByPath = {};
  for (const [path, text] of Object.entries(texts)) {
    const isUnchanged = former?.texts[path] === text;
    const seen = isUnchanged ? former?.sourceTexts[path] : source[path];
    if (seen !== undefined) {
      sourceTexts[path] = seen;
    }
  }
  const outdated = Object.keys(source).filter((path) => sourceTexts[path] !== source[path]);
  return { texts, sourceTexts, outdated };
}
