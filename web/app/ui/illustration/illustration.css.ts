import { keyframes } from "@vanilla-extract/css";
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

/** Styles the elements of the drawings (drawings/*.svg) that have a class. */
function part(name: string, rule: Parameters<typeof uiGlobal>[1]) {
  uiGlobal(`${drawing} .${name}`, rule);
}

function filled(name: string, fill: string) {
  part(name, { fill, "@media": { [media.forcedColors]: { fill: "Canvas" } } });
}

// Faces, by the amount of light on them.
filled("light", tokens.color.drawingLight);
filled("fill", tokens.color.drawingFill);
filled("shade", tokens.color.drawingShade);
filled(
  "brand-light",
  `color-mix(in oklab, ${tokens.color.drawingAccent} 74%, ${tokens.color.drawingGleam})`,
);
filled("brand-fill", tokens.color.drawingAccent);
filled(
  "brand-shade",
  `color-mix(in oklab, ${tokens.color.drawingAccent} 76%, ${tokens.color.ink})`,
);
filled("glow-fill", tokens.color.highlight);

function stroked(name: string, stroke: string) {
  part(name, { stroke, "@media": { [media.forcedColors]: { stroke: "CanvasText" } } });
}

// Lines by importance.
stroked("soft", tokens.color.drawingSoft);
stroked("accent", tokens.color.brand);
stroked("on-brand", tokens.color.onBrand);
stroked("glow", tokens.color.highlight);

// Dots are part of the image, so they grow with it.
part("dots", { strokeWidth: 4.5, vectorEffect: "none" });
part("fine-dots", { strokeWidth: 3, vectorEffect: "none" });
part("dashed", { strokeDasharray: "2 5" });
part("vents", { strokeDasharray: "1 3.5" });
// Rows of dots on the map: dashes of zero length every 11 units.
part("map", { strokeWidth: 3, strokeDasharray: "0 11", vectorEffect: "none" });
part("tick", { strokeWidth: 13, vectorEffect: "none" });
part("band", { strokeWidth: 11, vectorEffect: "none" });
part("needle", { strokeWidth: 5, vectorEffect: "none" });

const blinking = keyframes({ "50%": { opacity: 0.2 } });
// Blinks for less than five seconds, because longer motion needs a pause control (WCAG 2.2.2).
part("blink", {
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animationName: blinking,
      animationDuration: "1.2s",
      animationIterationCount: 4,
    },
  },
});

const flowing = keyframes({ from: { strokeDashoffset: 260 }, to: { strokeDashoffset: 0 } });
// Moves the dashes along the line while the reader scrolls. Without scroll-driven animations, the dashes do not move.
part("flow", {
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
