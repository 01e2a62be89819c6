/** Recommended lengths in characters: search results cut off longer texts, and shorter texts say too little. */
export const displayedLengths = {
  title: { min: 10, max: 60 },
  description: { min: 70, max: 160 },
} as const;

export interface DisplayedLength {
  min: number;
  max: number;
}

/**
 * Compares a text with its recommended length; `count` is the number of characters that are missing, left, or too
 * many.
 */
export function compareDisplayedLength(
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
