import type { Locale } from "contracts";

/** The name of each language in that language. */
export const localeNames: Record<Locale, { name: string; short: string }> = {
  "pt-BR": { name: "Português", short: "PT" },
  "en-US": { name: "English", short: "EN" },
  "es-ES": { name: "Español", short: "ES" },
};
