import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, radius, border } = tokens;

const railHeight = "0.375rem";
const thumbSize = "1.625rem";

/** Name and value above the track, the field to type in beside both; the limits where there is room. */
export const slider = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 6.5rem",
  gridTemplateAreas: '"label shown typed" "track track track" "note note note"',
  alignItems: "center",
  columnGap: space[3],
  "@media": {
    // A long word of the label beside both would be broken.
    [media.narrow]: {
      gridTemplateAreas:
        '"label label label" "shown shown typed" "track track track" "note note note"',
    },
    [media.medium]: {
      gridTemplateAreas: '"label shown typed" "note shown typed" "track track track"',
    },
  },
});

export const shown = uiStyle({
  gridArea: "shown",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

/** Of what is drawn below and what is moved above it, which has the track of its own hidden. */
const track = { gridArea: "track", inlineSize: "100%", minInlineSize: 0 } as const;

/** A length that ends anywhere under the thumb looks as if it ended in its middle. */
export const drawnTrack = uiStyle({
  ...track,
  blockSize: railHeight,
  marginBlock: `calc((${size.target} - ${railHeight}) / 2)`,
  borderRadius: radius.round,
  overflow: "hidden",
});
// Grounds have the system's colour there: what is drawn as one needs another.
export const rail = uiStyle({
  fill: color.border,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", fill: "GrayText" } },
});
export const fill = uiStyle({
  fill: color.brand,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", fill: "Highlight" } },
});

/** Each browser has a name of its own for it; one that does not know a selector drops its whole list. */
const thumbs = ["::-webkit-slider-thumb", "::-moz-range-thumb"] as const;

export const range = uiStyle({
  ...track,
  // What is drawn there has no place in the order of things that are not positioned.
  position: "relative",
  appearance: "none",
  blockSize: size.target,
  margin: 0,
  background: "none",
  cursor: "pointer",
  // A finger that moves up or down scrolls the page (use-touch-drag.ts).
  touchAction: "pan-y",
  selectors: {
    "&:focus-visible": { outline: "none" },
    ...Object.fromEntries(
      thumbs.flatMap((thumb) => [
        [
          `&${thumb}`,
          {
            appearance: "none",
            boxSizing: "border-box",
            inlineSize: thumbSize,
            blockSize: thumbSize,
            border: `3px solid ${color.brand}`,
            borderRadius: radius.round,
            backgroundColor: color.surface,
            boxShadow: tokens.shadow.raised,
            transition: `scale ${tokens.motion.quick} ${tokens.motion.ease}`,
          },
        ],
        [`&:active${thumb}`, { scale: "1.15" }],
        [
          `&:focus-visible${thumb}`,
          { outline: `${border.strong} solid ${color.focus}`, outlineOffset: "3px" },
        ],
      ]),
    ),
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      selectors: Object.fromEntries(
        thumbs.flatMap((thumb) => [
          [`&${thumb}`, { borderColor: "Highlight", backgroundColor: "Canvas", boxShadow: "none" }],
          [`&:focus-visible${thumb}`, { outlineColor: "CanvasText" }],
        ]),
      ),
    },
  },
});
uiGlobal(`${slider} > label`, { gridArea: "label" });
uiGlobal(`${slider} > input:not([type='range'])`, { gridArea: "typed" });
