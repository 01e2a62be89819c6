import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const image = uiStyle({
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: tokens.radius.medium,
  backgroundColor: tokens.color.drawingFill,
});
