/** Lengths in characters: search results cut off longer texts, and shorter ones contain too little information. */
export const displayedLengths = {
  title: { min: 10, max: 60 },
  description: { min: 70, max: 160 },
} as const;

export interface DisplayedLength {
  min: number;
  max: number;
}

/** Compares a text with its length bounds; `count` is the number of characters missing, left, or over. */
export function lengthState(
  text: string,
  { min, max }: DisplayedLength,
): { state: "short" | "fits" | "cut"; count: number } {
  const { length } = text.trim();
  if (length > max) {
    return { state: "cut", count: length - max };
  }
  return length < min
    ? { state: "short", count: min - length }
    : { state: "fits", count: max - length };
}
