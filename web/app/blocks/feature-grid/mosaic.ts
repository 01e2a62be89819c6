export interface Mosaic {
  columns: 3 | 4;
  /** Columns of the first row which the heading takes. */
  headingSpan: 1 | 2 | "row";
}

/** The grid that heading and items fill without a hole: six items and a heading two cells wide are 4 by 2. */
export function mosaicOf(count: number): Mosaic {
  if ((count + 2) % 4 === 0) {
    return { columns: 4, headingSpan: 2 };
  }
  if ((count + 2) % 3 === 0) {
    return { columns: 3, headingSpan: 2 };
  }
  if ((count + 1) % 3 === 0) {
    return { columns: 3, headingSpan: 1 };
  }
  return { columns: 3, headingSpan: "row" };
}
