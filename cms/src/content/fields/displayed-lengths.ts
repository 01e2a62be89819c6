/**
 * Recommended lengths in characters. Search results cut off longer texts; shorter texts contain too little information.
 */
export const displayedLengths = {
  title: { min: 10, max: 60 },
  description: { min: 70, max: 160 },
} as const;

export interface DisplayedLength {
  min: number;
  max: number;
}

/**
 * Compares a text with its recommended length. `count` is the number of missing characters (`short`), of characters
 * that still fit (`fits`), or of excess characters (`cut`).
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
