import { keyframes, style } from "@vanilla-extract/css";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const drawing = uiStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  overflow: "visible",
  viewTimelineName: "--drawing",
  fill: "none",
  stroke: tokens.color.drawing,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

// Strokes keep their width at any size of the illustration.
uiGlobal(`${drawing} path`, { vectorEffect: "non-scaling-stroke" });

export const sizes = {
  card: uiStyle({ strokeWidth: 1.25 }, drawing),
  hero: uiStyle({ strokeWidth: 1.5 }, drawing),
  cover: uiStyle(
    {
      aspectRatio: "16 / 9",
      strokeWidth: 1.25,
      borderRadius: tokens.radius.medium,
      backgroundColor: tokens.color.tinted,
      overflow: "hidden",
    },
    drawing,
  ),
};

function filled(fill: string) {
  return uiStyle({ fill, "@media": { [media.forcedColors]: { fill: "Canvas" } } });
}

/** Faces, by the amount of light on them. */
export const light = filled(tokens.color.drawingLight);
export const fill = filled(tokens.color.drawingFill);
export const shade = filled(tokens.color.drawingShade);
export const brandLight = filled(
  `color-mix(in oklab, ${tokens.color.drawingAccent} 74%, ${tokens.color.drawingGleam})`,
);
export const brandFill = filled(tokens.color.drawingAccent);
export const brandShade = filled(
  `color-mix(in oklab, ${tokens.color.drawingAccent} 76%, ${tokens.color.ink})`,
);
export const glowFill = filled(tokens.color.highlight);

function stroked(stroke: string) {
  return uiStyle({ stroke, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });
}

/** Lines by importance. */
export const soft = stroked(tokens.color.drawingSoft);
export const accent = stroked(tokens.color.brand);
export const onBrand = stroked(tokens.color.onBrand);
export const glow = stroked(tokens.color.highlight);

const scaled = uiStyle({ selectors: { [`${drawing} &`]: { vectorEffect: "none" } } });
/** Dots are part of the image, so they grow with it. */
export const dots = uiStyle({ strokeWidth: 4.5 }, scaled);
export const fineDots = uiStyle({ strokeWidth: 3 }, scaled);
export const dashed = uiStyle({ strokeDasharray: "2 5" });

const blinking = keyframes({ "50%": { opacity: 0.2 } });
/** Blinks for less than five seconds, because longer motion needs a pause control (WCAG 2.2.2). */
export const blink = uiStyle({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animationName: blinking,
      animationDuration: "1.2s",
      animationIterationCount: 4,
    },
  },
});

const flowing = keyframes({ from: { strokeDashoffset: 260 }, to: { strokeDashoffset: 0 } });
/**
 * Moves along its line while the reader scrolls, in browsers with scroll-driven animations; stands
 * still in others.
 */
export const flow = uiStyle({
  strokeDasharray: "14 38",
  strokeWidth: 2.5,
  "@supports": {
    "(animation-timeline: --drawing)": {
      "@media": {
        "(prefers-reduced-motion: no-preference)": {
          animationName: flowing,
          animationDuration: "auto",
          animationTimingFunction: "linear",
          animationTimeline: "--drawing",
        },
      },
    },
  },
});

/** Default stroke of the illustration. */
export const line = style({});
export const vents = uiStyle({ strokeDasharray: "1 3.5" });
/** Rows of dots on the map: dashes of zero length every 11 units. */
export const map = uiStyle({ strokeWidth: 3, strokeDasharray: "0 11" }, scaled);
export const tick = uiStyle({ strokeWidth: 13 }, scaled);
export const band = uiStyle({ strokeWidth: 11 }, scaled);
export const needle = uiStyle({ strokeWidth: 5 }, scaled);
