import { createVar, fallbackVar } from "@vanilla-extract/css";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const across = createVar();
const down = createVar();

export const image = uiStyle({
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: tokens.radius.medium,
  backgroundColor: tokens.color.drawingFill,
  /** If the image is cropped, the editor's focal point stays visible. */
  objectPosition: `${fallbackVar(across, "50%")} ${fallbackVar(down, "50%")}`,
});

/** Classes in steps of ten percent, because the CSP forbids inline styles. */
const tenths = Array.from({ length: 11 }, (_, tenth) => `${tenth * 10}%`);
export const horizontalFocus = tenths.map((part) => uiStyle({ vars: { [across]: part } }));
export const verticalFocus = tenths.map((part) => uiStyle({ vars: { [down]: part } }));

export const frame = uiStyle({
  display: "block",
  position: "relative",
  overflow: "clip",
  borderRadius: tokens.radius.medium,
});

/**
 * Placeholder below the image. Only opaque images have a placeholder, because other images would let it show through.
 */
export const placeholder = uiStyle({
  position: "absolute",
  inset: 0,
  blockSize: "100%",
  objectFit: "cover",
  filter: "blur(0.75rem)",
});

uiGlobal(`${frame} > picture`, { position: "relative", display: "block", blockSize: "100%" });
uiGlobal(`${frame} > picture > img`, { backgroundColor: "transparent" });
