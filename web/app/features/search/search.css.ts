import { featureGlobal, featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, fontSize, border, radius } = tokens;
const hairline = `${border.hairline} solid ${color.border}`;

export const page = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.block,
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  padding: `calc(${space.section} * 0.8) ${space.gutter} ${space.section}`,
  overflowWrap: "anywhere",
});
export const searchHeader = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 34rem)",
      alignItems: "end",
      columnGap: space[12],
    },
  },
});
export const heading = featureStyle({
  fontSize: fontSize.h1,
  lineHeight: tokens.lineHeight.tight,
});
export const hint = featureStyle({ color: color.textMuted });
export const resultSummary = featureStyle({
  fontSize: fontSize.lede,
  lineHeight: tokens.lineHeight.snug,
});
export const noResults = featureStyle({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  maxInlineSize: size.measure,
});

/** The kind of result on the left, title and text of the result next to the kind. */
export const hits = featureStyle({ display: "grid", borderBlockEnd: hairline });
export const hit = featureStyle({
  position: "relative",
  display: "grid",
  gap: `${space[1]} ${space[8]}`,
  paddingBlock: space[6],
  borderBlockStart: hairline,
  "@media": {
    [media.medium]: { gridTemplateColumns: "9rem minmax(0, 1fr)" },
  },
});
export const hitType = featureStyle({ color: color.textMuted, fontSize: fontSize.small });
export const title = featureStyle({ fontSize: fontSize.h4 });
export const link = featureStyle({
  textDecorationLine: "none",
  textUnderlineOffset: "0.15em",
  "::after": { content: '""', position: "absolute", inset: 0 },
  hover: { color: color.brand, textDecorationLine: "underline" },
  active: { color: color.brandPressed, textDecorationLine: "underline" },
});
export const snippet = featureStyle({
  color: color.textMuted,
  maxInlineSize: size.measure,
  overflowWrap: "anywhere",
  "@media": { [media.medium]: { gridColumn: 2 } },
});

/** Marks search terms like a highlighter. */
export const highlight = featureStyle({
  backgroundColor: "transparent",
  color: color.text,
  fontWeight: tokens.weight.semibold,
  boxShadow: `inset 0 -0.35em ${color.brandSubtle}`,
});

export const overlay = featureStyle({
  inlineSize: "min(44rem, 100vw)",
  maxInlineSize: "none",
  maxBlockSize: "min(40rem, 100dvb)",
  margin: "0 auto",
  padding: 0,
  border: 0,
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: tokens.shadow.floating,
  overflow: "auto",
  overflowWrap: "anywhere",
  "@media": {
    [media.medium]: { marginBlockStart: "12vh", borderRadius: radius.large },
  },
});
featureGlobal(`${overlay}::backdrop`, { backgroundColor: color.veil });
export const overlayBar = featureStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[2],
  padding: space[4],
  backgroundColor: color.surface,
  borderBlockEnd: hairline,
});
export const options = featureStyle({ display: "grid" });
export const option = featureStyle({
  display: "grid",
  gap: space[1],
  padding: `${space[3]} ${space[5]}`,
  borderBlockEnd: hairline,
  color: "inherit",
  textDecorationLine: "none",
  hover: { backgroundColor: color.tinted },
  active: { backgroundColor: color.brandSubtle },
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: color.brandSubtle,
      boxShadow: `inset ${border.strong} 0 ${color.brand}`,
    },
  },
});
export const optionTitle = featureStyle({
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
});
export const optionSnippet = featureStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: tokens.lineHeight.snug,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
export const footer = featureStyle({
  padding: `${space[3]} ${space[5]}`,
  color: color.textMuted,
  fontSize: fontSize.small,
});

/** Lets the search field shrink to its container. */
export const field = featureStyle({ minInlineSize: 0 });
featureGlobal(`${field} > form > div`, { inlineSize: "100%", maxInlineSize: "none" });
