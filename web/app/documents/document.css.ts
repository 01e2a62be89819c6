import { chromeStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
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
      columnGap: space[12],
    },
  },
});

/** The heading runs over the margin column, the text keeps its measure. */
export const heading = chromeStyle({
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

export const title = chromeStyle({ fontSize: fontSize.h1, lineHeight: tokens.lineHeight.tight });

export const lede = chromeStyle({
  fontSize: fontSize.lede,
  color: color.textMuted,
  lineHeight: tokens.lineHeight.snug,
});

export const titleGroup = chromeStyle({ display: "grid", gap: space[5], alignContent: "start" });

export const drawing = chromeStyle({
  display: "none",
  "@media": { [media.large]: { display: "block" } },
});

export const facts = chromeStyle({
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

export const body = chromeStyle({
  minInlineSize: 0,
  "@media": { [media.large]: { gridColumn: 2 } },
});

export const after = chromeStyle({
  marginBlockStart: space.block,
  "@media": { [media.large]: { gridColumn: 2 } },
});

export const card = chromeStyle({
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

export const cardTitle = chromeStyle({ fontSize: fontSize.h2 });
