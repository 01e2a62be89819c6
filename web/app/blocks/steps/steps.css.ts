import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const stepHeight = tokens.space["16"];
const connector = `${tokens.border.strong} solid ${tokens.color.brand}`;

export const stepList = blockStyle({ counterReset: "step", display: "grid", gap: 0 });

export const stepStaircase = blockStyle(
  {
    "@media": {
      [media.large]: {
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        alignItems: "start",
        rowGap: tokens.space["16"],
      },
    },
  },
  stepList,
);

export const step = blockStyle({
  counterIncrement: "step",
  position: "relative",
  paddingBlock: `${tokens.space["1"]} ${tokens.space["10"]}`,
  paddingInlineStart: tokens.space["16"],
  borderInlineStart: connector,
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
});

function styleStair(selector: string, rule: Parameters<typeof blockGlobal>[1]): void {
  blockGlobal(`${stepStaircase} > ${step}${selector}`, { "@media": { [media.large]: rule } });
}

styleStair("", {
  paddingBlock: `${tokens.space["5"]} 0`,
  paddingInline: `0 ${tokens.space["8"]}`,
  borderInlineStart: "none",
  borderBlockStart: connector,
});
styleStair("::before", {
  position: "static",
  display: "block",
  fontSize: tokens.fontSize.figure,
  marginBlockEnd: tokens.space["6"],
});
styleStair(":nth-child(4n + 2)", { marginBlockStart: stepHeight });
styleStair(":nth-child(4n + 3)", { marginBlockStart: `calc(2 * ${stepHeight})` });
styleStair(":nth-child(4n)", { marginBlockStart: `calc(3 * ${stepHeight})` });
/** The vertical line between two steps. */
styleStair(":not(:nth-child(4n + 1))::after", {
  content: '""',
  position: "absolute",
  insetInlineStart: 0,
  insetBlockEnd: "100%",
  blockSize: `calc(${stepHeight} + ${tokens.border.strong})`,
  borderInlineStart: connector,
});

export const title = blockStyle({
  fontSize: tokens.fontSize.h3,
  marginBlockEnd: tokens.space["2"],
});

export const text = blockStyle({ color: tokens.color.textMuted, maxInlineSize: "34rem" });
