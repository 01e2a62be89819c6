/** Languages of the product; the first is the default, whose paths have no prefix. */
export const locales = ["pt-BR", "en-US", "es-ES"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "pt-BR";

const prefixes = { "pt-BR": "", "en-US": "/en", "es-ES": "/es" } as const satisfies Record<
  Locale,
  string
>;

/** Returns the first path segment of a language's URLs: "" for the default language. */
export function localePrefix(locale: Locale): (typeof prefixes)[Locale] {
  return prefixes[locale];
}

/** Splits a canonical path into its language and the rest, which always begins with "/". */
export function splitLocalePath(path: string): { locale: Locale; rest: string } {
  for (const locale of locales) {
    const prefix = prefixes[locale];
    if (prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`))) {
      return { locale, rest: path.slice(prefix.length) || "/" };
    }
  }
  return { locale: defaultLocale, rest: path };
}
