import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const motion = `${tokens.motion.calm} ${tokens.motion.ease}`;

export const details = style({
  "@layer": {
    [uiLayer]: {
      borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
      // Opens smoothly where the browser can; elsewhere at once.
      interpolateSize: "allow-keywords",
      selectors: {
        "&:first-child": {
          borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
        },
        "&::details-content": {
          blockSize: 0,
          overflow: "clip",
          transition: `block-size ${motion}, content-visibility ${motion} allow-discrete`,
        },
        "&[open]::details-content": { blockSize: "auto" },
      },
    },
  },
});

export const summary = style({
  "@layer": {
    [uiLayer]: {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      alignItems: "center",
      gap: tokens.space["6"],
      minBlockSize: tokens.size.target,
      paddingBlock: tokens.space["5"],
      fontFamily: tokens.font.heading,
      fontSize: tokens.fontSize.h4,
      fontWeight: tokens.weight.semibold,
      lineHeight: tokens.lineHeight.snug,
      letterSpacing: "-0.01em",
      listStyle: "none",
      cursor: "pointer",
      "@media": {
        [media.canHover]: { selectors: { "&:hover": { color: tokens.color.brand } } },
      },
      selectors: { "&::-webkit-details-marker": { display: "none" } },
    },
  },
});

/** A plus; its upright lies down when the details open. */
export const sign = style({
  "@layer": {
    [uiLayer]: {
      inlineSize: "1.25rem",
      blockSize: "1.25rem",
      fill: "none",
      stroke: tokens.color.brand,
      strokeWidth: 1.75,
      strokeLinecap: "round",
      "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
    },
  },
});

export const upright = style({
  "@layer": {
    [uiLayer]: {
      transformOrigin: "center",
      transition: `rotate ${motion}`,
      selectors: { [`${details}[open] > ${summary} &`]: { rotate: "90deg" } },
    },
  },
});

export const content = style({
  "@layer": {
    [uiLayer]: {
      maxInlineSize: tokens.size.measure,
      paddingBlockEnd: tokens.space["6"],
      color: tokens.color.textMuted,
    },
  },
});
