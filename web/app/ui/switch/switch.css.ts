import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { hint as fieldHint } from "#app/ui/field/field.css.ts";

const { color, space, radius, border, motion } = tokens;
const height = "1.75rem";
const knob = "1.25rem";

export const card = uiStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[4],
  alignItems: "center",
  padding: space[4],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
});

export const switchControl = uiStyle({
  gridRow: "1 / span 2",
  // Stacks the switch above the label, whose clickable area covers the card.
  position: "relative",
  zIndex: 1,
  appearance: "none",
  display: "flex",
  alignItems: "center",
  inlineSize: "3rem",
  blockSize: height,
  padding: `calc((${height} - ${knob}) / 2 - 1px)`,
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  cursor: "pointer",
  transition: `background-color ${motion.quick} ${motion.ease}`,
  "::before": {
    content: "",
    inlineSize: knob,
    blockSize: knob,
    borderRadius: radius.round,
    backgroundColor: color.borderStrong,
    transition: `translate ${motion.quick} ${motion.ease}`,
  },
  selectors: {
    "&:checked": { backgroundColor: color.brand, borderColor: color.brand },
    "&:checked::before": { translate: "1.25rem 0", backgroundColor: color.onBrand },
    "&:disabled": { cursor: "not-allowed", opacity: 0.6 },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      selectors: {
        "&:checked": { backgroundColor: "Highlight" },
        "&:checked::before": { backgroundColor: "HighlightText" },
      },
    },
  },
});

export const hint = uiStyle({ gridColumn: 2 }, fieldHint);

/** Makes the whole card clickable. */
export const label = uiStyle({
  fontWeight: tokens.weight.medium,
  cursor: "pointer",
  "::after": { content: "", position: "absolute", inset: 0 },
});
