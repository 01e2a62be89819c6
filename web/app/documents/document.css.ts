import { chromeStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, fontSize } = tokens;

export const page = chromeStyle({
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  padding: `calc(${space.section} * 0.8) ${space.gutter} ${space.section}`,
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: `minmax(14rem, 1fr) minmax(0, ${size.measure}) minmax(0, 0.6fr)`,
      gridTemplateRows: "auto auto 1fr",
      columnGap: space[12],
    },
    // Starts the text below the logo, which extends below the header.
    [media.print]: { display: "block", paddingBlock: `${space[12]} 0` },
  },
});

/** Text of a page with further content below. The further content sets the space above itself. */
export const articlePage = chromeStyle({ paddingBlockEnd: space.block }, page);

/** The table of contents, which sticks next to the text. */
export const tableOfContents = chromeStyle({
  fontSize: fontSize.small,
  lineHeight: tokens.lineHeight.snug,
  marginBlockEnd: space[8],
  "@media": {
    [media.large]: {
      gridArea: "3 / 1",
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: `calc(${size.header} + ${space[8]})`,
      maxBlockSize: `calc(100dvb - ${size.header} - ${space[16]})`,
      overflowY: "auto",
      paddingBlockStart: space[4],
      borderBlockStart: `${tokens.border.hairline} solid ${color.border}`,
    },
    ...hiddenInPrint,
  },
});
export const contentsTitle = chromeStyle({
  fontWeight: tokens.weight.semibold,
  marginBlockEnd: space[2],
});
/** Browsers with `scroll-target-group` highlight the current section; other browsers show a plain list. */
export const contentsEntries = chromeStyle({ display: "grid", scrollTargetGroup: "auto" });
export const contentsLink = chromeStyle({
  display: "block",
  paddingBlock: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `${tokens.border.strong} solid ${color.border}`,
  color: color.textMuted,
  selectors: {
    "&:target-current": { borderColor: color.brand, color: color.text },
  },
  transition: `border-color ${tokens.motion.calm} ${tokens.motion.ease}`,
  textDecorationLine: "none",
  textUnderlineOffset: "0.2em",
  hover: { color: color.text, textDecorationLine: "underline" },
  active: { color: color.brand, textDecorationLine: "underline" },
});

/** The heading also spans the margin column, while the text keeps its reading width. */
export const documentHeader = chromeStyle({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space[5],
  paddingBlockEnd: space.block,
  marginBlockEnd: space.block,
  borderBlockEnd: `${tokens.border.hairline} solid ${color.border}`,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
      alignItems: "end",
    },
  },
});

export const documentTitle = chromeStyle({
  fontSize: fontSize.h1,
  lineHeight: tokens.lineHeight.tight,
});

export const lede = chromeStyle({
  fontSize: fontSize.lede,
  color: color.textMuted,
  lineHeight: tokens.lineHeight.snug,
});

export const titleGroup = chromeStyle({ display: "grid", gap: space[5], alignContent: "start" });

export const illustration = chromeStyle({
  display: "none",
  "@media": { [media.large]: { display: "block" } },
});

export const metadata = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  alignContent: "start",
  color: color.textMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  marginBlockEnd: space[8],
  "@media": { [media.large]: { flexDirection: "column", gridColumn: 1 } },
});

/** Enlarges the touch target without changing the layout. */
export const metadataLink = chromeStyle({
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space[3]})`,
  color: "inherit",
  textUnderlineOffset: "0.25em",
  textDecorationColor: color.borderStrong,
  hover: { color: color.brand, textDecorationColor: "currentColor" },
  active: { color: color.brandPressed },
});

export const documentBody = chromeStyle({
  minInlineSize: 0,
  "@media": { [media.large]: { gridArea: "2 / 2 / 4" } },
});

/** Content after the text. It is outside the text's grid, because the table of contents sticks within that grid. */
export const afterArticle = chromeStyle({
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
  paddingBlockEnd: space.section,
  "@media": hiddenInPrint,
});

/** Call to action of an article. The section is dark, because an article has no other call to action. */
export const callToAction = chromeStyle({
  display: "grid",
  gap: space[4],
  marginBlockStart: space.block,
  padding: `clamp(${space[6]}, 5vw, ${space[10]})`,
  borderRadius: tokens.radius.large,
  backgroundColor: color.ink,
  color: color.text,
  colorScheme: "dark",
  "@media": hiddenInPrint,
});
export const callToActionTitle = chromeStyle({ fontSize: fontSize.h3 });
export const callToActionButtons = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[6]}`,
});

export const related = chromeStyle({
  paddingBlockStart: space.block,
  marginBlockEnd: space[8],
  borderBlockStart: `${tokens.border.hairline} solid ${color.border}`,
});
export const relatedTitle = chromeStyle({ fontSize: fontSize.h3, marginBlockEnd: space[6] });
export const relatedArticles = chromeStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: `${space[8]} ${space[10]}`,
});
export const relatedArticle = chromeStyle({
  position: "relative",
  display: "grid",
  gap: space[2],
  alignContent: "start",
  paddingBlockStart: space[4],
  borderBlockStart: `${tokens.border.strong} solid ${color.brand}`,
});
export const relatedArticleTitle = chromeStyle({ fontSize: fontSize.h4 });
/** Makes the whole entry clickable. */
export const relatedLink = chromeStyle({
  textDecorationLine: "none",
  textUnderlineOffset: "0.15em",
  "::after": { content: '""', position: "absolute", inset: 0 },
  hover: { color: color.brand, textDecorationLine: "underline" },
  active: { color: color.brandPressed, textDecorationLine: "underline" },
});
export const relatedText = chromeStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});

export const tags = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[5]}`,
  marginBlockStart: space.block,
  paddingBlockStart: space[3],
  borderBlockStart: `${tokens.border.hairline} solid ${color.border}`,
  fontSize: fontSize.small,
});
export const tag = chromeStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: size.target,
  color: color.textMuted,
  textDecorationLine: "none",
  textUnderlineOffset: "0.25em",
  "::before": { content: '"#"', marginInlineEnd: "0.15em", color: color.brand },
  hover: { color: color.text, textDecorationLine: "underline" },
  active: { color: color.brand, textDecorationLine: "underline" },
});

/** Two halves of a line: the previous article on the left, the next on the right. */
export const adjacentArticles = chromeStyle({
  display: "grid",
  marginBlockEnd: space.block,
  borderBlock: `${tokens.border.hairline} solid ${color.border}`,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
const step = chromeStyle({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  paddingBlock: space[6],
  textDecorationLine: "none",
  textUnderlineOffset: "0.15em",
  hover: { color: color.brand, textDecorationLine: "underline" },
  active: { color: color.brandPressed, textDecorationLine: "underline" },
});
export const adjacentArticleCells = {
  prev: chromeStyle(
    { "@media": { [media.medium]: { gridColumn: 1, paddingInlineEnd: space[8] } } },
    step,
  ),
  next: chromeStyle(
    {
      borderBlockStart: `${tokens.border.hairline} solid ${color.border}`,
      "@media": {
        [media.medium]: {
          gridColumn: 2,
          textAlign: "end",
          paddingInlineStart: space[8],
          borderBlockStart: 0,
          borderInlineStart: `${tokens.border.hairline} solid ${color.border}`,
        },
      },
    },
    step,
  ),
};
export const adjacentArticleLabel = chromeStyle({
  fontSize: fontSize.small,
  color: color.textMuted,
});
export const adjacentArticleTitle = chromeStyle({
  fontFamily: tokens.font.heading,
  fontSize: fontSize.h4,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
});

export const newsletter = chromeStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  marginBlockEnd: space.block,
  padding: `clamp(${space[6]}, 5vw, ${space[12]})`,
  borderRadius: tokens.radius.large,
  backgroundColor: color.tinted,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const newsletterText = chromeStyle({
  display: "grid",
  gap: space[3],
  alignContent: "start",
});
export const newsletterTitle = chromeStyle({ fontSize: fontSize.h3 });

/** Page of an article group: its name at full width, its articles below. */
export const articleGroupPage = chromeStyle({
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  padding: `calc(${space.section} * 0.8) ${space.gutter} ${space.section}`,
});
export const groupTypeLabel = chromeStyle({
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: tokens.weight.semibold,
});
export const groupIntroduction = chromeStyle({
  display: "grid",
  gap: space[5],
  maxInlineSize: size.measure,
  alignContent: "start",
});
export const authorPortrait = chromeStyle({
  inlineSize: "min(16rem, 60%)",
  borderRadius: tokens.radius.large,
  overflow: "clip",
  "@media": { [media.large]: { inlineSize: "100%", maxInlineSize: "20rem", justifySelf: "end" } },
});
export const groupListHeader = chromeStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[6]}`,
  marginBlockEnd: space[6],
});
export const groupArticleCount = chromeStyle({ fontSize: fontSize.h3 });
export const groupPagination = chromeStyle({ marginBlockStart: space.block });

export const messageCard = chromeStyle({
  display: "grid",
  gap: space[5],
  justifyItems: "start",
  inlineSize: `min(${size.measure}, 100% - 2 * ${space.gutter})`,
  marginInline: "auto",
  marginBlock: space.section,
  padding: space.block,
  border: `${tokens.border.hairline} solid ${color.border}`,
  borderRadius: tokens.radius.large,
  backgroundColor: color.surface,
});

export const phoneLink = chromeStyle({ whiteSpace: "nowrap" });

export const messageCardTitle = chromeStyle({ fontSize: fontSize.h2 });
