import type { Locale } from "contracts";

const languages = {
  "pt-BR": "search_pt",
  "en-US": "search_en",
  "es-ES": "search_es",
} as const satisfies Record<Locale, string>;

/** PostgreSQL's text search configuration of a language; made by a migration. */
export function searchLanguage(locale: Locale): string {
  return languages[locale];
}
