/** Matches characters of right-to-left scripts, and controls that change the direction. */
const changesDirection =
  /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Nkoo}\p{sc=Syrc}\p{sc=Thaa}\p{Bidi_Control}]/u;

/**
 * Wraps a name in bidi isolates if the name could reorder the words around it. For texts without markup, such as a
 * page's title; in markup, `<bdi>` has the same effect.
 */
export function isolateBidi(name: string): string {
  return changesDirection.test(name) ? `\u2068${name}\u2069` : name;
}
