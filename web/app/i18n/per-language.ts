/** Makes formatters once for each language: that takes longer than what they format takes to draw. */
export function perLanguage<Formatter>(
  make: (locale: string) => Formatter,
): (locale: string) => Formatter {
  const known = new Map<string, Formatter>();
  return (locale) => {
    const formatter = known.get(locale) ?? make(locale);
    known.set(locale, formatter);
    return formatter;
  };
}
