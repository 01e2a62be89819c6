/**
 * Caches one formatter per language, because creating a formatter takes longer than using it for a
 * whole page.
 */
export function memoizeByLocale<Formatter, Language extends string = string>(
  make: (locale: Language) => Formatter,
): (locale: Language) => Formatter {
  const formatters = new Map<Language, Formatter>();
  return (locale) => {
    const formatter = formatters.get(locale) ?? make(locale);
    formatters.set(locale, formatter);
    return formatter;
  };
}
