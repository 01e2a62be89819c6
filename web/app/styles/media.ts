/**
 * Widths at which a layout changes, as `@media` conditions. `medium` is the specification's
 * navigation breakpoint.
 */
export const media = {
  medium: "(min-width: 48rem)",
  large: "(min-width: 64rem)",
  wide: "(min-width: 80rem)",
  /** Few letters to a line: a small screen, or large text on a phone (em follows the reader's size). */
  narrow: "(max-width: 20em)",
  /** So low that what sticks or floats would leave few lines to read: a phone lying, or zoomed in. */
  low: "(max-height: 480px)",
  tall: "(min-height: 480.02px)",
  /** Neither: a phone or a tablet held upright. Header and dock leave it while a reader scrolls down. */
  upright: "(max-width: 63.99rem) and (min-height: 480.02px)",
  canHover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;

/** As `@media` of what is not printed. */
export const offPaper = { [media.print]: { display: "none" } } as const;

/** A table's form by the width of its frame, as `@container` conditions: a card for each row, or rows. */
export const tableForm = { cards: "(max-width: 42rem)", rows: "(min-width: 42.01rem)" } as const;
