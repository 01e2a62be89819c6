import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Initials on a plate with an edge, in the style of the illustrations. */
export const avatar = uiStyle({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: "4rem",
  blockSize: "4rem",
  border: `1.5px solid ${tokens.color.drawing}`,
  borderRadius: tokens.radius.medium,
  boxShadow: `0 0.25rem 0 -1px ${tokens.color.drawingShade}, 0 0.25rem 0 0.5px ${tokens.color.drawing}`,
  backgroundColor: tokens.color.drawingLight,
  color: tokens.color.text,
  fontFamily: tokens.font.heading,
  fontSize: "1.25rem",
  fontWeight: tokens.weight.semibold,
  letterSpacing: "-0.02em",
  userSelect: "none",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
