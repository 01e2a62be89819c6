import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const motion = `${tokens.motion.calm} ${tokens.motion.ease}`;

export const details = uiStyle({
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
  // Animates the height in browsers with `interpolate-size`.
  interpolateSize: "allow-keywords",
  selectors: {
    "&:first-child": {
      borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
    },
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${motion}, content-visibility ${motion} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
});

export const summary = uiStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: tokens.space["6"],
  minBlockSize: tokens.size.target,
  // Leaves space for the focus ring and the background of the pressed state.
  marginInline: `calc(-1 * ${tokens.space["2"]})`,
  paddingBlock: tokens.space["5"],
  paddingInline: tokens.space["2"],
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
  letterSpacing: "-0.01em",
  listStyle: "none",
  cursor: "pointer",
  hover: { color: tokens.color.brand },
  active: { color: tokens.color.brand, backgroundColor: tokens.color.brandSubtle },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // Uses an inner ring, because an outer ring would overlap the open content.
    "&:focus-visible": { outlineOffset: tokens.focus.inset },
  },
});

/** A plus whose vertical bar turns when the details open. */
export const plusIcon = uiStyle({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  fill: "none",
  stroke: tokens.color.brand,
  strokeWidth: 1.75,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

export const plusVerticalBar = uiStyle({
  transformOrigin: "center",
  transition: `rotate ${motion}`,
  selectors: { [`${details}[open] > ${summary} &`]: { rotate: "90deg" } },
});

export const content = uiStyle({
  maxInlineSize: tokens.size.measure,
  paddingBlockEnd: tokens.space["6"],
  color: tokens.color.textMuted,
});
