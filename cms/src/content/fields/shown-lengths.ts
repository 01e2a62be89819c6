/** Lengths in characters: search results cut off longer texts, and shorter ones contain too little information. */
export const shownLengths = {
  title: { least: 10, most: 60 },
  description: { least: 70, most: 160 },
} as const;

export interface ShownLength {
  least: number;
  most: number;
}

/** Compares a text with its length bounds; `count` is the number of characters missing, left, or over. */
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
