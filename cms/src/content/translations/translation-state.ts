import type { Locale } from "contracts";
import { isEmpty, type Place } from "../changes/places.ts";

/** The texts of a document in one language, by their places. */
export type Texts = Record<string, string>;

export interface TranslationState {
  texts: Texts;
  /** Of each text: its source when it last changed, or was said to be right. */
  sourceTexts: Texts;
  /** Places whose source has changed since, or that have no text yet. */
  outdated: string[];
}

/** Each language has an address of its own; the same words would rarely do. */
const notTranslated = new Set(["slug"]);

export function textsIn(places: readonly Place[], locale: Locale): Texts {
  return Object.fromEntries(
    places
      .filter((place) => place.locale === locale && !notTranslated.has(place.path))
      .filter(({ value }) => !isEmpty(value))
      .map(({ path, value }) => [path, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}

/** What is known of a translation after a publish; `former` is undefined at its first. */
export function nextState(
  former: Pick<TranslationState, "texts" | "sourceTexts"> | undefined,
  { texts, source }: { texts: Texts; source: Texts },
): TranslationState {
  const sourceTexts: Texts = {};
  for (const [path, text] of Object.entries(texts)) {
    const isKept = former?.texts[path] === text;
    const seen = isKept ? former?.sourceTexts[path] : source[path];
    if (seen !== undefined) {
      sourceTexts[path] = seen;
    }
  }
  const outdated = Object.keys(source).filter((path) => sourceTexts[path] !== source[path]);
  return { texts, sourceTexts, outdated };
}
