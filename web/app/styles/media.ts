/**
 * Widths at which layouts change, as `@media` conditions. `medium` is the specification's
 * navigation breakpoint.
 */
export const media = {
  medium: "(min-width: 48rem)",
  large: "(min-width: 64rem)",
  wide: "(min-width: 80rem)",
  /**
   * Few characters per line: a small screen, or large text on a phone (em follows the reader's font
   * size).
   */
  narrow: "(max-width: 20em)",
  /** Screens so low that sticky elements would leave few lines to read: a phone in landscape, or zoomed in. */
  low: "(max-height: 480px)",
  tall: "(min-height: 480.02px)",
  /** A phone or tablet in portrait, where header and dock hide while scrolling down. */
  upright: "(max-width: 63.99rem) and (min-height: 480.02px)",
  canHover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;

/** Hides an element in print. */
export const hiddenInPrint = { [media.print]: { display: "none" } } as const;

/** Layout of a table by the width of its container: a card per row, or rows. */
export const tableLayoutQueries = {
  cards: "(max-width: 42rem)",
  rows: "(min-width: 42.01rem)",
} as const;
