/**
 * Recommended lengths in characters. Search results cut off longer texts; shorter texts contain too little information.
 */
export const recommendedLengths = {
  title: { min: 10, max: 60 },
  description: { min: 70, max: 160 },
} as const;

export interface RecommendedLength {
  min: number;
  max: number;
}

/**
 * Compares a text with its recommended length. `count` is the number of missing characters (`short`), of characters
 * that still fit (`fits`), or of excess characters (`cut`).
 */
export function compareWithRecommendedLength(
  text: string,
  { min, max }: RecommendedLength,
): { state: "short" | "fits" | "cut"; count: number } {
  const { length } = text.trim();
  if (length > max) {
    return { state: "cut", count: length - max };
  }
  return length < min
    ? { state: "short", count: min - length }
    : { state: "fits", count: max - length };
}
