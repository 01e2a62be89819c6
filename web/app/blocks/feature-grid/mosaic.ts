/** Compositions of a grid of features whose heading takes its first cells. */
export type Mosaic = "fourWide" | "threeWide" | "threeNarrow" | "threeBelow";

/**
 * The composition that heading and items fill without a hole: with six items, four columns and a
 * heading two cells wide make two whole rows.
 */
export function mosaicOf(count: number): Mosaic {
  if ((count + 2) % 4 === 0) {
    return "fourWide";
  }
  if ((count + 2) % 3 === 0) {
    return "threeWide";
  }
  return (count + 1) % 3 === 0 ? "threeNarrow" : "threeBelow";
}
