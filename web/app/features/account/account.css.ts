import { featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border } = tokens;

export const section = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const heading = featureStyle({ fontSize: tokens.fontSize.h3 });

export const planName = featureStyle({ display: "block" });

/** One section of the account: explanation on the left, form on the right. */
export const accountPart = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  paddingBlockEnd: space.block,
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `${border.hairline} solid ${color.border}` },
  },
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space[16],
    },
  },
});

export const accountPartText = featureStyle({
  marginBlockStart: space[2],
  maxInlineSize: "30rem",
  color: color.textMuted,
});

export const buttonRow = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });

/** Description of a plan; preserves the line breaks of the text. */
export const planDescription = featureStyle({
  display: "block",
  maxInlineSize: "34rem",
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.regular,
  whiteSpace: "pre-line",
});

export const planLinks = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: tokens.space[4],
  rowGap: tokens.space[1],
});

export const welcome = featureStyle({
  display: "grid",
  gap: tokens.space[4],
  maxInlineSize: "38rem",
});

export const history = featureStyle({
  display: "grid",
  gap: tokens.space[3],
  borderInlineStart: `${tokens.border.strong} solid ${tokens.color.border}`,
  paddingInlineStart: tokens.space[5],
});

export const historyItem = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const historyDay = featureStyle({
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
});

export const verifiedNotice = featureStyle({
  marginBlockEnd: tokens.space[4],
  overflowWrap: "anywhere",
});
