/** Layouts of a feature grid with the heading in the first cells. */
export type MosaicLayout = "fourWide" | "threeWide" | "threeNarrow" | "threeBelow";

/**
 * Chooses the layout in which heading and items fill all rows: with six items, four columns and a
 * heading of two cells make two complete rows.
 */
export function chooseMosaicLayout(count: number): MosaicLayout {
  if ((count + 2) % 4 === 0) {
    return "fourWide";
  }
  if ((count + 2) % 3 === 0) {
    return "threeWide";
  }
  return (count + 1) % 3 === 0 ? "threeNarrow" : "threeBelow";
}
