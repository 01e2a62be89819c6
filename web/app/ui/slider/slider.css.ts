import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, radius, border } = tokens;

const railHeight = "0.375rem";
const thumbSize = "1.625rem";

/** Name and value above the track, the field to type in beside both; the limits where there is room. */
export const slider = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 6.5rem",
  gridTemplateAreas: '"label shown typed" "track track track" "note note note"',
  alignItems: "center",
  columnGap: space[3],
  "@media": {
    [media.medium]: {
      gridTemplateAreas: '"label shown typed" "note shown typed" "track track track"',
    },
  },
});

export const shown = uiStyle({
  gridArea: "shown",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

export const track = uiStyle({ gridArea: "track", paddingInline: `calc(${thumbSize} / 2)` });

export const rail = uiStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  blockSize: size.target,
  cursor: "pointer",
  "::before": {
    content: "",
    position: "absolute",
    insetInline: `calc(${thumbSize} / -2)`,
    blockSize: railHeight,
    borderRadius: radius.round,
    backgroundColor: color.border,
  },
  // Grounds have the system's colour there: what is drawn as one needs another.
  "@media": {
    [media.forcedColors]: {
      "::before": { forcedColorAdjust: "none", backgroundColor: "GrayText" },
    },
  },
});

/** As high as the rail is: the bar in it begins where the thumb's left edge can be. */
export const fill = uiStyle({
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: `calc(50% - ${railHeight} / 2)`,
    insetInline: `calc(${thumbSize} / -2) 0`,
    borderRadius: radius.round,
    backgroundColor: color.brand,
  },
  "@media": {
    [media.forcedColors]: {
      "::before": { forcedColorAdjust: "none", backgroundColor: "Highlight" },
    },
  },
});

export const thumb = uiStyle({
  insetBlockStart: "50%",
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `3px solid ${color.brand}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.raised,
  transition: `scale ${tokens.motion.quick} ${tokens.motion.ease}`,
  "@media": { [media.forcedColors]: { borderColor: "Highlight", backgroundColor: "Canvas" } },
  selectors: {
    "&[data-dragging]": { scale: "1.15" },
    "&[data-focus-visible]": {
      outline: `${border.strong} solid ${color.focus}`,
      outlineOffset: "3px",
    },
  },
});

export const plainTrack = uiStyle({
  gridArea: "track",
  inlineSize: "100%",
  blockSize: railHeight,
  marginBlock: `calc((${size.target} - ${railHeight}) / 2)`,
  borderRadius: radius.round,
  overflow: "hidden",
});
export const plainRail = uiStyle({
  fill: color.border,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", fill: "GrayText" } },
});
export const plainFill = uiStyle({
  fill: color.brand,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", fill: "Highlight" } },
});
uiGlobal(`${slider} > input`, { gridArea: "typed" });
