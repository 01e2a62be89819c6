import { chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, fontSize, border } = tokens;

export const notice = chromeStyle({ maxInlineSize: size.measure, marginBlockEnd: space[8] });

export const versions = chromeStyle({
  marginBlockStart: space.block,
  paddingBlockStart: space[8],
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  maxInlineSize: size.measure,
  "@media": hiddenInPrint,
});
export const versionsTitle = chromeStyle({ fontSize: fontSize.h3, marginBlockEnd: space[4] });
export const versionList = chromeStyle({ listStyle: "none", padding: 0 });
export const version = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[5]}`,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
  fontVariantNumeric: "tabular-nums",
});
const rowLink = chromeStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  textUnderlineOffset: "0.25em",
  textDecorationColor: color.borderStrong,
  hover: { color: color.brand, textDecorationColor: "currentColor" },
  active: { color: color.brandPressed },
});
export const versionLink = chromeStyle({ fontWeight: tokens.weight.semibold }, rowLink);
export const versionChanges = chromeStyle(
  {
    color: color.textMuted,
    fontSize: fontSize.small,
    "@media": { [media.medium]: { marginInlineStart: "auto" } },
  },
  rowLink,
);
const state = chromeStyle({
  padding: `${space[1]} ${space[3]}`,
  borderRadius: tokens.radius.round,
  fontSize: fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});
export const versionStates = {
  "in-force": chromeStyle({ backgroundColor: color.successSubtle, color: color.success }, state),
  coming: chromeStyle(
    { border: `${border.hairline} dashed ${color.borderStrong}`, color: color.textMuted },
    state,
  ),
};

export const summary = chromeStyle({
  maxInlineSize: size.measure,
  marginBlock: `${space[6]} ${space[8]}`,
  paddingInlineStart: space[6],
  borderInlineStart: `${border.strong} solid ${color.brand}`,
});
export const summaryTitle = chromeStyle({
  color: color.brand,
  fontSize: fontSize.small,
  fontFamily: tokens.font.text,
  marginBlockEnd: space[2],
});
export const summaryText = chromeStyle({
  fontSize: fontSize.lede,
  lineHeight: tokens.lineHeight.snug,
  whiteSpace: "pre-line",
});

export const partialChangeNote = chromeStyle({ color: color.textMuted, fontSize: fontSize.small });

export const section = chromeStyle({
  display: "grid",
  gap: space[5],
  maxInlineSize: size.measure,
  marginBlockStart: space[10],
});
export const sectionTitle = chromeStyle({ fontSize: fontSize.h3 });

const passage = chromeStyle({
  paddingInlineStart: space[5],
  borderInlineStart: `${border.strong} solid ${color.borderStrong}`,
});
export const passages = {
  same: passage,
  changed: passage,
  added: chromeStyle({ borderInlineStartColor: color.success }, passage),
  removed: chromeStyle(
    { borderInlineStartColor: color.danger, borderInlineStartStyle: "dashed" },
    passage,
  ),
};

/** A sentence of a comparison starts a new line, so that removed and added sentences are below one another. */
export const sentence = chromeStyle({ display: "block", paddingBlock: space[1] });

const word = chromeStyle({
  fontFamily: tokens.font.text,
  fontSize: fontSize.small,
  fontWeight: tokens.weight.semibold,
  letterSpacing: "normal",
  marginInlineEnd: space[1],
});
export const changedWords = {
  added: chromeStyle({ color: color.success }, word),
  removed: chromeStyle({ color: color.danger }, word),
};

const change = chromeStyle({
  paddingInline: space[1],
  borderRadius: tokens.radius.small,
  boxDecorationBreak: "clone",
  textDecorationThickness: border.hairline,
});
export const changes = {
  added: chromeStyle(
    {
      backgroundColor: color.successSubtle,
      textDecorationLine: "underline",
      textUnderlineOffset: "0.2em",
    },
    change,
  ),
  removed: chromeStyle(
    { backgroundColor: color.dangerSubtle, textDecorationLine: "line-through" },
    change,
  ),
};
