import { style } from "@vanilla-extract/css";
import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const dotSize = "0.875rem";
const lineWidth = tokens.border.strong;

export const verticalTimeline = blockStyle({ display: "grid" });

export const horizontalTimeline = style([
  verticalTimeline,
  blockStyle({
    "@media": {
      [media.large]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    },
  }),
]);

export const event = blockStyle({
  paddingInlineStart: tokens.space["8"],
  paddingBlockEnd: tokens.space["10"],
  borderInlineStart: `${lineWidth} solid ${tokens.color.borderStrong}`,
  selectors: { "&:last-child": { paddingBlockEnd: 0 } },
  "@media": {
    [media.large]: {
      selectors: {
        [`${horizontalTimeline} > &`]: {
          paddingInline: `0 ${tokens.space["6"]}`,
          paddingBlockEnd: 0,
          borderInlineStart: "none",
        },
      },
    },
  },
});

/** Each year has a dot on the line; the dot of the newest year is highlighted. */
export const year = blockStyle({
  position: "relative",
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.figure,
  fontWeight: tokens.weight.semibold,
  letterSpacing: "-0.03em",
  lineHeight: tokens.lineHeight.tight,
  "::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: `calc(-1 * (${tokens.space["8"]} + (${dotSize} + ${lineWidth}) / 2))`,
    insetBlockStart: `calc(50% - ${dotSize} / 2)`,
    inlineSize: dotSize,
    blockSize: dotSize,
    borderRadius: tokens.radius.round,
    backgroundColor: tokens.color.brand,
  },
  selectors: {
    [`${event}:last-child &::before`]: {
      backgroundColor: tokens.color.highlight,
      boxShadow: `0 0 0 ${lineWidth} ${tokens.color.text}`,
    },
  },
  "@media": {
    /** Gives the dot a system colour, because forced-colours mode replaces other background colours. */
    [media.forcedColors]: { "::before": { backgroundColor: "CanvasText" } },
    [media.large]: {
      selectors: {
        [`${horizontalTimeline} &`]: {
          fontSize: tokens.fontSize.h1,
          paddingBlockEnd: tokens.space["6"],
          borderBlockEnd: `${lineWidth} solid ${tokens.color.borderStrong}`,
          marginInlineEnd: `calc(-1 * ${tokens.space["6"]})`,
        },
        [`${horizontalTimeline} &::before`]: {
          insetInlineStart: 0,
          insetBlockStart: "auto",
          insetBlockEnd: `calc((${dotSize} + ${lineWidth}) / -2)`,
        },
      },
    },
  },
});

export const title = blockStyle({
  fontSize: tokens.fontSize.h4,
  paddingBlock: `${tokens.space["3"]} ${tokens.space["2"]}`,
  "@media": {
    [media.large]: {
      selectors: { [`${horizontalTimeline} &`]: { paddingBlockStart: tokens.space["8"] } },
    },
  },
});

export const text = blockStyle({ color: tokens.color.textMuted, maxInlineSize: "38rem" });
