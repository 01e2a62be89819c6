/** In characters: longer ones are cut off in search results, shorter ones say too little. */
export const shownLengths = {
  title: { least: 10, most: 60 },
  description: { least: 70, most: 160 },
} as const;

export interface ShownLength {
  least: number;
  most: number;
}

/** What is to be said of a text, and of how many characters. */
export function lengthState(
  text: string,
  { least, most }: ShownLength,
): { state: "short" | "fits" | "cut"; count: number } {
  const { length } = text.trim();
  if (length > most) {
    return { state: "cut", count: length - most };
  }
  return length < least
    ? { state: "short", count: least - length }
    : { state: "fits", count: most - length };
}
