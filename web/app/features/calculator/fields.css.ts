import { globalStyle } from "@vanilla-extract/css";
import { blocksLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { featureStyle } from "../feature-style.ts";

const { color, space, size, radius, border } = tokens;

const railHeight = "0.375rem";
const thumbSize = "1.625rem";

/** Name and value above, the track below, the field to type in beside both. */
export const slider = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 6.5rem",
  gridTemplateAreas: '"label shown typed" "track track track"',
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[1],
});

export const label = featureStyle({
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.lineHeight.snug,
});

export const shown = featureStyle({
  gridArea: "shown",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

export const typed = featureStyle({
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.text,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  selectors: {
    "&[data-focused]": {
      outline: `${border.strong} solid ${color.focus}`,
      outlineOffset: "1px",
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
});

export const problem = featureStyle({
  alignSelf: "start",
  color: color.danger,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});

export const track = featureStyle({
  gridArea: "track",
  paddingInline: `calc(${thumbSize} / 2)`,
});

export const rail = featureStyle({
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
});

/** As high as the rail is: the bar in it begins where the thumb's left edge can be. */
export const fill = featureStyle({
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: `calc(50% - ${railHeight} / 2)`,
    insetInline: `calc(${thumbSize} / -2) 0`,
    borderRadius: radius.round,
    backgroundColor: color.brand,
  },
});

export const thumb = featureStyle({
  insetBlockStart: "50%",
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `3px solid ${color.brand}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.raised,
  transition: `scale ${tokens.motion.quick} ${tokens.motion.ease}`,
  selectors: {
    "&[data-dragging]": { scale: "1.15" },
    "&[data-focus-visible]": {
      outline: `${border.strong} solid ${color.focus}`,
      outlineOffset: "3px",
    },
  },
});

export const plainTrack = featureStyle({
  gridArea: "track",
  inlineSize: "100%",
  blockSize: railHeight,
  marginBlock: `calc((${size.target} - ${railHeight}) / 2)`,
  borderRadius: radius.round,
  overflow: "hidden",
});
export const plainRail = featureStyle({ fill: color.border });
export const plainFill = featureStyle({ fill: color.brand });

export const count = featureStyle({
  display: "grid",
  gap: space[2],
  alignContent: "space-between",
});

/** Label, field and what is wrong with it: each at the height of its neighbours'. */
export const price = featureStyle({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  rowGap: space[2],
  alignItems: "end",
});

export const stepper = featureStyle({
  display: "flex",
  inlineSize: "100%",
  maxInlineSize: "12rem",
  gap: space[1],
});

export const step = featureStyle({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: size.target,
  blockSize: size.target,
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.brand,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { backgroundColor: color.brandSubtle },
    "&[data-disabled]": { color: color.borderStrong, cursor: "default" },
  },
});

// What React Aria would put in a style element of its own, which the security policy refuses.
globalStyle("[data-react-aria-pressable]", {
  "@layer": { [blocksLayer]: { touchAction: "pan-x pan-y pinch-zoom" } },
});
