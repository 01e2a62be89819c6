import { style } from "@vanilla-extract/css";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { blockStyle } from "../block-style.ts";

export const plans = blockStyle({
  display: "grid",
  gap: tokens.space["5"],
  "@media": {
    [media.large]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(17rem, 1fr))",
      gap: 0,
      paddingBlock: tokens.space["8"],
    },
  },
});

/** Plain plans are one ruled table; the popular one stands out of it. */
export const plan = blockStyle({
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  gap: tokens.space["6"],
  padding: tokens.space["6"],
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.large,
  backgroundColor: tokens.color.surface,
  "@media": {
    [media.large]: {
      padding: tokens.space["8"],
      borderRadius: 0,
      selectors: {
        "&:first-child": {
          borderStartStartRadius: tokens.radius.large,
          borderEndStartRadius: tokens.radius.large,
        },
        "&:last-child": {
          borderStartEndRadius: tokens.radius.large,
          borderEndEndRadius: tokens.radius.large,
        },
        "& + &": { borderInlineStart: "none" },
      },
    },
  },
});

export const popularPlan = style([
  plan,
  blockStyle({
    gridTemplateRows: "auto auto auto 1fr",
    border: `${tokens.border.strong} solid ${tokens.color.highlight}`,
    boxShadow: tokens.shadow.floating,
    "@media": {
      [media.large]: {
        borderRadius: tokens.radius.large,
        marginBlock: `calc(-1 * ${tokens.space["8"]})`,
        paddingBlockStart: 0,
        zIndex: 1,
      },
    },
    paddingBlockStart: 0,
  }),
]);

export const ribbon = blockStyle({
  marginInline: `calc(-1 * ${tokens.space["6"]})`,
  padding: `${tokens.space["3"]} ${tokens.space["6"]}`,
  backgroundColor: tokens.color.highlight,
  color: tokens.color.onHighlight,
  borderStartStartRadius: `calc(${tokens.radius.large} - ${tokens.border.strong})`,
  borderStartEndRadius: `calc(${tokens.radius.large} - ${tokens.border.strong})`,
  fontWeight: tokens.weight.semibold,
  "@media": {
    [media.large]: {
      marginInline: `calc(-1 * ${tokens.space["8"]})`,
      paddingInline: tokens.space["8"],
    },
  },
});

export const name = blockStyle({ fontSize: tokens.fontSize.h3 });
export const audience = blockStyle({ color: tokens.color.textMuted });

export const action = blockStyle({ display: "grid", alignContent: "end" });

export const note = blockStyle({
  color: tokens.color.textMuted,
  maxInlineSize: tokens.size.measure,
  marginBlockStart: tokens.space["8"],
});
