import { featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, radius, border } = tokens;

/** The form on a paper background; on large screens with a dark half next to it. */
export const screen = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      minBlockSize: `calc(100dvb - ${tokens.size.header})`,
    },
  },
});

export const formColumn = featureStyle({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  padding: `${space.block} ${space.gutter} ${space.section}`,
  "@media": { [media.large]: { alignContent: "center", paddingBlock: space[16] } },
});

export const form = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  inlineSize: "100%",
  maxInlineSize: "26rem",
});

export const heading = featureStyle({
  fontSize: tokens.fontSize.h2,
  letterSpacing: "-0.028em",
  lineHeight: "1.1",
});

export const lede = featureStyle({ marginBlockStart: space[3], color: color.textMuted });

export const notice = featureStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
});

export const links = featureStyle({
  display: "grid",
  justifyItems: "start",
  paddingBlockStart: space[2],
  borderBlockStart: `${border.hairline} solid ${color.border}`,
});

export const benefitsPanel = featureStyle({
  display: "none",
  backgroundColor: color.ink,
  color: color.text,
  colorScheme: "dark",
  "@media": {
    [media.large]: {
      display: "grid",
      alignContent: "center",
      justifyItems: "center",
      gap: space[8],
      padding: space[12],
    },
  },
});

export const illustration = featureStyle({ inlineSize: "100%", maxInlineSize: "28rem" });

export const benefits = featureStyle({
  display: "grid",
  gap: space[4],
  maxInlineSize: "26rem",
  lineHeight: tokens.lineHeight.snug,
});

export const benefit = featureStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  color: color.textMuted,
  borderRadius: radius.small,
});
