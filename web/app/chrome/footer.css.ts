import { chromeGlobal, chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border } = tokens;

export const footer = chromeStyle({
  colorScheme: "dark",
  backgroundColor: color.ink,
  color: color.text,
  paddingBlock: `${space.block} calc(${size.target} + ${space[12]})`,
  "@media": hiddenInPrint,
});

export const footerContent = chromeStyle({
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

export const columns = chromeStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: `${space[6]} ${space[4]}`,
  "@media": {
    [media.medium]: { gridTemplateColumns: "1fr 1fr", gap: `${space[10]} ${space[8]}` },
    [media.large]: { gridTemplateColumns: "1.7fr 1fr 1fr 1.3fr" },
  },
});

/** A column of text. On phones the column spans all grid columns, while columns of links are side by side. */
export const textColumn = chromeStyle({
  gridColumn: "1 / -1",
  "@media": { [media.medium]: { gridColumn: "auto" } },
});

export const title = chromeStyle({ fontSize: tokens.fontSize.h4, marginBlockEnd: space[2] });

/** On phones, several links of the contact column share a line. */
export const contactLinks = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
  "@media": { [media.medium]: { display: "block" } },
});

export const contactDetails = chromeStyle({ fontStyle: "normal" });

export const text = chromeStyle({
  color: color.textMuted,
  maxInlineSize: "24rem",
  whiteSpace: "pre-line",
});

export const link = chromeStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: size.target,
  color: color.textMuted,
  textDecorationLine: "none",
  textUnderlineOffset: "0.25em",
  hover: { color: color.text, textDecorationLine: "underline" },
  active: { color: color.brand, textDecorationLine: "underline" },
});

export const socialLinks = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[4],
});

export const socialLink = chromeStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: tokens.radius.round,
  border: `${border.hairline} solid ${color.borderStrong}`,
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtlePressed },
});

export const bottomBar = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[8]}`,
  marginBlockStart: space.block,
  paddingBlockStart: space[5],
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  fontSize: tokens.fontSize.small,
  color: color.textMuted,
});

export const bottomBarLinks = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[6]}`,
});

/** A footer that consists of the bottom bar only. */
export const legalFooter = chromeStyle(
  { paddingBlock: `${space[5]} calc(${size.target} + ${space[12]})` },
  footer,
);
chromeGlobal(`${legalFooter} ${bottomBar}`, {
  marginBlockStart: 0,
  paddingBlockStart: 0,
  border: 0,
});
