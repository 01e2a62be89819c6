import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const list = uiStyle({ display: "grid", gap: tokens.space["3"] });

export const item = uiStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: tokens.space["3"],
  lineHeight: tokens.lineHeight.snug,
});

export const tick = uiStyle({
  inlineSize: "1.125rem",
  blockSize: "1.35em",
  fill: "none",
  stroke: tokens.color.brand,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
