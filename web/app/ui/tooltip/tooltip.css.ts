import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border } = tokens;

/** A term inside a sentence, with a dotted underline; without scripts it is clickable too. */
export const term = uiStyle({
  display: "inline-block",
  // Gives a term the minimum size of a touch target if it is on a separate line.
  minBlockSize: "1.5rem",
  minInlineSize: "1.5rem",
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  letterSpacing: "inherit",
  textAlign: "inherit",
  textDecoration: `underline dotted ${border.hairline}`,
  textUnderlineOffset: "0.25em",
  cursor: "help",
  hover: { textDecorationStyle: "solid" },
  active: { textDecorationStyle: "solid", color: color.brand },
  "@media": { [media.print]: { textDecoration: "none" } },
});

/** A dotted underline, otherwise styled as a link. */
export const termLink = uiStyle({
  color: "inherit",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.25em",
  hover: { color: color.brand, textDecorationStyle: "solid" },
  active: { color: color.brandPressed, textDecorationStyle: "solid" },
});

/**
 * Style of a tooltip, dark in both schemes. The background touches the trigger, so that the pointer can move onto the
 * tooltip.
 */
const tooltipStyle = {
  position: "fixed",
  inset: "auto",
  margin: 0,
  inlineSize: "max-content",
  maxInlineSize: "min(20rem, 100vw - 2rem)",
  padding: `${space[2]} ${space[3]}`,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.ink,
  color: color.text,
  colorScheme: "dark",
  boxShadow: tokens.shadow.floating,
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.regular,
  letterSpacing: "normal",
  lineHeight: tokens.lineHeight.snug,
  textAlign: "start",
  whiteSpace: "normal",
  positionArea: "block-start",
  positionTryFallbacks: "flip-block",
  "@supports": {
    // In browsers without anchor positioning, the tooltip is at the bottom of the screen.
    "not (position-area: block-start)": {
      inset: `auto ${space[4]} ${space[16]}`,
      marginInline: "auto",
    },
  },
} as const;

export const tooltip = uiStyle(tooltipStyle);
/** Tooltips created by the script (tooltips.ts). */
uiGlobal("[data-tooltip]", tooltipStyle);
