import type { Locale } from "contracts";

const languages = {
  "pt-BR": "search_pt",
  "en-US": "search_en",
  "es-ES": "search_es",
} as const satisfies Record<Locale, string>;

/** Returns PostgreSQL's text search configuration of a language; a migration creates it. */
export function getSearchConfiguration(locale: Locale): string {
  return languages[locale];
}
