import type { CalloutKind, codeTokenKinds } from "contracts";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius, fontSize } = tokens;

const callout = uiStyle({
  padding: `${space[5]} ${space[6]}`,
  borderInlineStart: `0.25rem solid ${color.brand}`,
  borderRadius: radius.small,
  backgroundColor: color.tinted,
  "@media": { [media.forcedColors]: { border: `${border.hairline} solid` } },
});
uiGlobal(`${callout} > * + *`, { marginBlockStart: "0.75em" });

export const callouts: Record<CalloutKind, string> = {
  note: callout,
  tip: uiStyle({ borderColor: color.success, backgroundColor: color.successSubtle }, callout),
  warning: uiStyle(
    {
      borderColor: color.highlight,
      backgroundColor: `color-mix(in oklab, ${color.highlight} 16%, ${color.paper})`,
    },
    callout,
  ),
};

export const calloutName = uiStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
});

export const code = uiStyle({
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflow: "clip",
});
export const codeCaption = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[5]}`,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  fontSize: fontSize.small,
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.lineHeight.snug,
});
export const codeLanguage = uiStyle({ color: color.textMuted, fontWeight: tokens.weight.regular });
export const codeRegion = uiStyle({
  padding: `${space[4]} ${space[5]}`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  lineHeight: "1.65",
  tabSize: 2,
  selectors: { "&:focus-visible": { outlineOffset: tokens.focus.inset } },
  // Wraps long lines, because print cannot scroll.
  "@media": { [media.print]: { whiteSpace: "pre-wrap" } },
});
// Removes the background of inline code.
uiGlobal(`${codeRegion} > code`, {
  padding: 0,
  backgroundColor: "transparent",
  fontSize: fontSize.small,
});

export const tokenKinds: Record<(typeof codeTokenKinds)[number], string> = {
  comment: uiStyle({ color: color.textMuted, fontStyle: "italic" }),
  constant: uiStyle({ color: color.literal }),
  function: uiStyle({ color: color.drawing, fontWeight: tokens.weight.semibold }),
  keyword: uiStyle({ color: color.brand, fontWeight: tokens.weight.medium }),
  parameter: uiStyle({ color: color.drawing }),
  punctuation: uiStyle({ color: color.textMuted }),
  string: uiStyle({ color: color.success }),
};

export const liveQuote = uiStyle({
  display: "grid",
  gap: space[2],
  justifyItems: "start",
  padding: `${space[5]} ${space[6]}`,
  border: `${border.hairline} solid ${color.border}`,
  borderBlockStart: `${border.strong} solid ${color.brand}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  lineHeight: tokens.lineHeight.snug,
});
export const liveQuoteLabel = uiStyle({ fontWeight: tokens.weight.semibold });
export const liveQuotePrice = uiStyle({ color: color.textMuted });
export const liveQuoteAmount = uiStyle({
  color: color.text,
  fontFamily: tokens.font.heading,
  fontSize: fontSize.h3,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const liveQuoteInputs = uiStyle({ color: color.textMuted, fontSize: fontSize.small });

/** Caption whose table was deleted. */
export const captionWithoutTable = uiStyle({ color: color.textMuted, fontSize: fontSize.small });
