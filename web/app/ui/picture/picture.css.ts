import { tokens } from "#app/styles/tokens.css.ts";
import { uiStyle } from "#app/ui/ui-style.ts";

export const image = uiStyle({
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: tokens.radius.medium,
  backgroundColor: tokens.color.drawingFill,
});
