import type { Locale } from "contracts";

/** Each language in its own words: the same in every language of the site. */
export const localeNames: Record<Locale, { name: string; short: string }> = {
  "pt-BR": { name: "Português", short: "PT" },
  "en-US": { name: "English", short: "EN" },
  "es-ES": { name: "Español", short: "ES" },
};
