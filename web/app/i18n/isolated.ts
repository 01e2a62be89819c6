/** Letters that are written from right to left, and controls that change the direction. */
const turnsText =
  /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Nkoo}\p{sc=Syrc}\p{sc=Thaa}\p{Bidi_Control}]/u;

/**
 * Returns a name for a text without markup, such as a page's title: one that could reorder the words
 * around it is put between bidi isolates, as `<bdi>` does in a page.
 */
export function isolated(name: string): string {
  return turnsText.test(name) ? `\u2068${name}\u2069` : name;
}
