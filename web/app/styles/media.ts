/**
 * Widths at which a layout changes, as `@media` conditions. `medium` is the specification's
 * navigation breakpoint.
 */
export const media = {
  medium: "(min-width: 48rem)",
  large: "(min-width: 64rem)",
  wide: "(min-width: 80rem)",
  canHover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
