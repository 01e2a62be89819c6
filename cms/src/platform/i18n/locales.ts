import type { Locale } from "contracts";

/** Languages of content; the first is the default. */
export const contentLocales: { code: Locale; label: string }[] = [
  { code: "pt-BR", label: "Português (Brasil)" },
  { code: "en-US", label: "English (US)" },
  { code: "es-ES", label: "Español (España)" },
];

/** Options of a select field of languages. */
export const localeOptions = contentLocales.map(({ code, label }) => ({ value: code, label }));
