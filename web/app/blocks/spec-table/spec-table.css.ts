import { style } from "@vanilla-extract/css";
import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const tableBesideLists = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space["8"],
  "@media": {
    [media.medium]: { gap: tokens.space["12"] },
    [media.large]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
      columnGap: tokens.space["12"],
      alignItems: "start",
    },
  },
});

const lists = blockStyle({
  display: "grid",
  // Shows two short lists side by side on phones.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: tokens.space["6"],
  alignItems: "start",
  "@media": { [media.medium]: { gap: tokens.space["10"] } },
});

export const sideLists = style([
  lists,
  blockStyle({
    "@media": {
      [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" },
    },
  }),
]);

export const listsBelow = style([
  lists,
  blockStyle({
    marginBlockStart: tokens.space["8"],
    "@media": {
      [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" },
    },
  }),
]);

export const listTitle = blockStyle({
  color: tokens.color.textMuted,
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.medium,
  letterSpacing: 0,
  paddingBlockEnd: tokens.space["3"],
  borderBlockEnd: `${tokens.border.strong} solid ${tokens.color.brand}`,
});

export const listItem = blockStyle({
  paddingBlock: tokens.space["2"],
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.body,
  lineHeight: tokens.lineHeight.snug,
  "@media": {
    [media.medium]: { paddingBlock: tokens.space["3"], fontSize: tokens.fontSize.h4 },
  },
});
