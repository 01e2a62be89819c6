/**
 * Removes what XML 1.0 and HTML allow in no text: control characters but tab and line breaks, and
 * noncharacters such as U+FFFE. A vertical tab, form feed or NEL separates words, so it becomes a space.
 */
export function cleanCharacters(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, " ")
    .replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu, "")
    .toWellFormed();
}
