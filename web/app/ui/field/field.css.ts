import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

export const field = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  alignContent: "start",
  "@media": { [media.medium]: { gap: space[2] } },
});

export const label = uiStyle({
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.lineHeight.snug,
});

export const hint = uiStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});

export const error = uiStyle({
  display: "flex",
  gap: space[2],
  color: color.danger,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.lineHeight.snug,
});

/** Styles of every native control: input, select, textarea. */
export const control = uiStyle({
  // Makes scrolling to an invalid field show the field's label below the fixed header.
  scrollMarginBlockStart: "3rem",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "3rem",
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.text,
  // Phones zoom into fields with a font below 16 px.
  fontSize: `max(1rem, ${tokens.fontSize.body})`,
  lineHeight: tokens.lineHeight.snug,
  transition: `border-color ${tokens.motion.quick} ${tokens.motion.ease}`,
  selectors: {
    "&:focus-visible": { outlineOffset: "1px" },
    "&[aria-invalid='true']": {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 ${border.hairline} ${color.danger}`,
    },
    "&:disabled": { color: color.textMuted, backgroundColor: color.tinted },
    "&::placeholder": { color: color.textMuted, opacity: 1 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-invalid='true']": { borderStyle: "dashed" } } },
  },
  inactiveSelector: ":disabled, [aria-invalid='true']",
  hover: { borderColor: color.brand },
  active: { borderColor: color.brand, backgroundColor: color.brandSubtle },
});

export const multilineControl = uiStyle(
  {
    minBlockSize: "7rem",
    resize: "vertical",
    "@media": { [media.medium]: { minBlockSize: "9rem" } },
  },
  control,
);

/** Control in a row: as wide as its content, and as high as the small buttons next to it. */
export const compactControl = uiStyle(
  { inlineSize: "10.5rem", minBlockSize: tokens.size.target },
  control,
);

export const fieldGroup = uiStyle({
  // Limits layout work to the field's own group.
  contain: "layout",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const legend = uiStyle({
  float: "inline-start",
  inlineSize: "100%",
  paddingInline: 0,
  paddingBlockEnd: space[2],
  marginBlockEnd: space[2],
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  letterSpacing: "-0.01em",
});
uiGlobal(`${legend} + *`, { clear: "both" });

/** Fields below one another, or two per row if there is space. */
export const fieldStack = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": { [media.medium]: { gap: space[5] } },
});
export const fieldPair = uiStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
  gap: space[3],
  "@media": { [media.medium]: { gap: space[5] } },
});

uiGlobal(`${error} > svg`, { flex: "none", marginBlockStart: "0.05em" });
