import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { hint } from "#app/ui/field/field.css.ts";

const { color, space, radius, border } = tokens;

/**
 * Container width from which the choices are a table. Depends on the container instead of the screen, because a summary
 * may be next to the choices.
 */
const wide = "(min-width: 35rem)";

export const cardContainer = uiStyle({ containerType: "inline-size" });

export const cards = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  "@container": {
    // A table with selectable rows, so that all figures are aligned.
    [wide]: { gridTemplateColumns: "repeat(4, auto)", gap: space[2] },
  },
});

export const card = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  cursor: "pointer",
  transition: `border-color ${tokens.motion.quick} ${tokens.motion.ease}`,
  hover: { borderColor: color.brand },
  active: { borderColor: color.brand, backgroundColor: color.brandSubtle },
  selectors: {
    "&:has(:checked)": {
      borderColor: color.brand,
      backgroundColor: color.brandSubtle,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
    },
  },
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.forcedColors]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } } },
  },
  "@container": {
    [wide]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
      paddingBlock: space[3],
    },
  },
});

export const name = uiStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: tokens.weight.semibold,
});

export const radio = uiStyle({
  flex: "none",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  accentColor: color.brand,
});

export const price = hint;

export const priceValue = uiStyle({
  color: color.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const detail = uiStyle(
  {
    gridColumn: "1 / -1",
    fontVariantNumeric: "tabular-nums",
    // Breaks words that are longer than the card.
    overflowWrap: "break-word",
    "@container": { [wide]: { gridColumn: "auto" } },
  },
  hint,
);

export const discountDetail = uiStyle(
  { color: color.brand, fontWeight: tokens.weight.semibold },
  detail,
);
