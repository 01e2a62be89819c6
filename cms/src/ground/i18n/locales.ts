import type { Locale } from "contracts";

/** The languages content is written in; the first is the default. */
export const contentLocales: { code: Locale; label: string }[] = [
  { code: "pt-BR", label: "Português (Brasil)" },
  { code: "en-US", label: "English (US)" },
  { code: "es-ES", label: "Español (España)" },
];

/** The same where one is chosen in a form or read in a list. */
export const localeOptions = contentLocales.map(({ code, label }) => ({ value: code, label }));
