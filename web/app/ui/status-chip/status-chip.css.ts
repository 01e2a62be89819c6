import { createVar, fallbackVar } from "@vanilla-extract/css";
import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border, radius } = tokens;

/** Border colour of a hovered or pressed chip, and background colour of a pressed chip. */
const ring = createVar();
const pressedBackground = createVar();

const chip = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  paddingBlock: "0.1875rem",
  paddingInline: space[3],
  border: `${border.hairline} solid ${fallbackVar(ring, "transparent")}`,
  borderRadius: radius.round,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
  // Keeps the chip on one line even in a table, unless the space is narrower than the text.
  inlineSize: "max-content",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  "::before": {
    content: "",
    flex: "none",
    inlineSize: "0.5rem",
    blockSize: "0.5rem",
    border: `${border.strong} solid currentColor`,
    borderRadius: radius.round,
  },
});

export const tones = {
  /** Filled chip, for an active status. */
  positive: uiStyle(
    {
      backgroundColor: fallbackVar(pressedBackground, color.successSubtle),
      color: color.success,
      "::before": { backgroundColor: "currentColor" },
    },
    chip,
  ),
  neutral: uiStyle(
    {
      borderColor: fallbackVar(ring, color.border),
      backgroundColor: fallbackVar(pressedBackground, "transparent"),
      color: color.textMuted,
    },
    chip,
  ),
  warning: uiStyle({ backgroundColor: color.dangerSubtle, color: color.danger }, chip),
};

/** The chip keeps its small size; the touch target around it is larger. */
export const toggleButton = uiStyle({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: size.target,
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&:disabled": { cursor: "progress", opacity: 0.6 },
  },
  hover: { vars: { [ring]: "currentColor" } },
  active: { vars: { [ring]: "currentColor", [pressedBackground]: color.brandSubtlePressed } },
});
