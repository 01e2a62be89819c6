import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, radius, border } = tokens;

const railHeight = "0.375rem";
const thumbSize = "1.625rem";

/** Layout of a slider: label and value above the track, and the input next to them. Limits are below the label. */
export const slider = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 6.5rem",
  gridTemplateAreas: '"label shown typed" "note note typed" "track track track"',
  alignItems: "center",
  columnGap: space[3],
  "@media": {
    // Avoids breaking a long word of the label next to the input.
    [media.narrow]: {
      gridTemplateAreas:
        '"label label label" "shown shown typed" "track track track" "note note note"',
    },
    [media.medium]: {
      gridTemplateAreas: '"label shown typed" "note shown typed" "track track track"',
    },
  },
});

export const valueText = uiStyle({
  gridArea: "shown",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

/** Shared by the drawn track and the range input above it, whose own track is hidden. */
const track = { gridArea: "track", inlineSize: "100%", minInlineSize: 0 } as const;

/** The drawn track. Rounded ends prevent the impression that the filled part ends at the middle of the thumb. */
export const plainTrack = uiStyle({
  ...track,
  blockSize: railHeight,
  marginBlock: `calc((${size.target} - ${railHeight}) / 2)`,
  borderRadius: radius.round,
  overflow: "hidden",
});
// Gives the rail a border, because forced colours replace backgrounds.
export const trackRail = uiStyle({
  fill: color.border,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", fill: "GrayText" } },
});
export const trackFill = uiStyle({
  fill: color.brand,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", fill: "Highlight" } },
});

/**
 * Names of the slider's thumb by browser. Each needs a separate rule, because browsers drop a list that contains an
 * unknown selector.
 */
const thumbs = ["::-webkit-slider-thumb", "::-moz-range-thumb"] as const;

export const rangeInput = uiStyle({
  ...track,
  // Positions the input, because positioned elements would otherwise be above the thumb.
  position: "relative",
  appearance: "none",
  blockSize: size.target,
  margin: 0,
  background: "none",
  cursor: "pointer",
  // Leaves vertical swipes to the browser, which scrolls the page (use-touch-drag.ts).
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
