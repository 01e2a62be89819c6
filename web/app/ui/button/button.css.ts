import { createVar, fallbackVar } from "@vanilla-extract/css";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { hiddenInPrint } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

/** Padding between border and text; a tone can override it. */
const inset = createVar();

const transition = ["background-color", "border-color", "color"]
  .map((property) => `${property} ${tokens.motion.quick} ${tokens.motion.ease}`)
  .join(", ");

const base = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.small,
  background: "none",
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
  textAlign: "center",
  textDecoration: "none",
  textWrap: "pretty",
  cursor: "pointer",
  transition,
  "@media": hiddenInPrint,
  selectors: {
    "&:disabled": { cursor: "progress", opacity: 0.75 },
    '&[type="button"]:disabled': { cursor: "not-allowed" },
    // Styles a button that is not clickable but keeps the focus.
    '&[aria-disabled="true"]': { cursor: "default", opacity: 0.75 },
  },
});

// Aligns wrapped lines next to an icon at the same edge.
uiGlobal(`${base}:has(> svg)`, { textAlign: "start" });

uiGlobal(`${base}[data-busy][data-pending-label] > *`, { display: "none" });
uiGlobal(`${base}[data-busy]::after`, { content: "attr(data-pending-label)" });

/** Matches buttons that do not react to pointer or keyboard. */
const inactive = ':disabled, [aria-disabled="true"]';

/** Classes of a button, or of a link styled as one. */
export const tones = {
  primary: uiStyle(
    {
      backgroundColor: color.brand,
      color: color.onBrand,
      inactiveSelector: inactive,
      hover: { backgroundColor: color.brandHover },
      active: { backgroundColor: color.brandPressed },
    },
    base,
  ),
  secondary: uiStyle(
    {
      borderColor: color.borderStrong,
      color: color.text,
      inactiveSelector: inactive,
      hover: { borderColor: color.brand, backgroundColor: color.brandSubtle },
      active: { borderColor: color.brand, backgroundColor: color.brandSubtlePressed },
    },
    base,
  ),
  quiet: uiStyle(
    {
      color: color.brand,
      vars: { [inset]: space[3] },
      inactiveSelector: inactive,
      hover: { backgroundColor: color.brandSubtle },
      active: { backgroundColor: color.brandSubtlePressed },
    },
    base,
  ),
  danger: uiStyle(
    {
      borderColor: color.danger,
      color: color.danger,
      inactiveSelector: inactive,
      hover: { backgroundColor: color.dangerSubtle },
      active: { backgroundColor: color.dangerSubtlePressed },
    },
    base,
  ),
};

/** `small` is for tables and toolbars; the touch target has the minimum size in both sizes. */
export const sizes = {
  medium: uiStyle({
    minBlockSize: "3rem",
    paddingBlock: space[2],
    paddingInline: fallbackVar(inset, space[5]),
  }),
  small: uiStyle({
    minBlockSize: tokens.size.target,
    paddingBlock: space[1],
    paddingInline: space[3],
    fontSize: tokens.fontSize.small,
    whiteSpace: "nowrap",
  }),
};

/** Fills the width of its column. */
export const wide = uiStyle({ inlineSize: "100%" });
