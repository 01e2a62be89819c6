import type { Locale } from "contracts";

/** The languages content is written in; the first is the default. */
export const contentLocales: { code: Locale; label: string }[] = [
  { code: "pt-BR", label: "Português (Brasil)" },
  { code: "en-US", label: "English (US)" },
  { code: "es-ES", label: "Español (España)" },
];
