/**
 * Caches a formatter per language, because creating one takes longer than rendering what it
 * formats.
 */
export function memoizeByLocale<Formatter, Language extends string = string>(
  make: (locale: Language) => Formatter,
): (locale: Language) => Formatter {
  const known = new Map<Language, Formatter>();
  return (locale) => {
    const formatter = known.get(locale) ?? make(locale);
    known.set(locale, formatter);
    return formatter;
  };
}
