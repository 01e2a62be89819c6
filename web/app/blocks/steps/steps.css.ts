import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const rise = tokens.space["16"];
const line = `${tokens.border.strong} solid ${tokens.color.brand}`;

export const stair = blockStyle({
  counterReset: "step",
  display: "grid",
  gap: 0,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      alignItems: "start",
      rowGap: tokens.space["16"],
    },
  },
});

export const step = blockStyle({
  counterIncrement: "step",
  position: "relative",
  paddingBlock: `${tokens.space["1"]} ${tokens.space["10"]}`,
  paddingInlineStart: tokens.space["16"],
  borderInlineStart: line,
  "::before": {
    content: "counter(step)",
    position: "absolute",
    insetInlineStart: tokens.space["6"],
    insetBlockStart: 0,
    color: tokens.color.brand,
    fontFamily: tokens.font.heading,
    fontSize: tokens.fontSize.h3,
    fontWeight: tokens.weight.semibold,
    lineHeight: tokens.lineHeight.heading,
  },
  selectors: { "&:last-child": { paddingBlockEnd: 0 } },
  "@media": {
    [media.large]: {
      paddingBlock: `${tokens.space["5"]} 0`,
      paddingInline: `0 ${tokens.space["8"]}`,
      borderInlineStart: "none",
      borderBlockStart: line,
      "::before": {
        position: "static",
        display: "block",
        fontSize: tokens.fontSize.figure,
        marginBlockEnd: tokens.space["6"],
      },
      /** The vertical line between two steps. */
      "::after": {
        position: "absolute",
        insetInlineStart: 0,
        insetBlockEnd: "100%",
        blockSize: `calc(${rise} + ${tokens.border.strong})`,
        borderInlineStart: line,
      },
      selectors: {
        "&:nth-child(4n + 2)": { marginBlockStart: rise },
        "&:nth-child(4n + 3)": { marginBlockStart: `calc(2 * ${rise})` },
        "&:nth-child(4n)": { marginBlockStart: `calc(3 * ${rise})` },
        "&:not(:nth-child(4n + 1))::after": { content: '""' },
      },
    },
  },
});

export const title = blockStyle({
  fontSize: tokens.fontSize.h3,
  marginBlockEnd: tokens.space["2"],
});

export const text = blockStyle({ color: tokens.color.textMuted, maxInlineSize: "34rem" });
