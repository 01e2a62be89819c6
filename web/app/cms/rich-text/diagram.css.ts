import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space } = tokens;

export const diagram = uiStyle({
  display: "grid",
  gap: space[3],
  maxInlineSize: "28rem",
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const caption = uiStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});

/** The drawing has a width of 360 units, so that its labels can be read on phones. */
export const drawing = uiStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  fill: "none",
  stroke: color.drawing,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

/** Styles elements of the files (diagrams/*.svg). */
function part(selector: string, rule: Parameters<typeof uiGlobal>[1]) {
  uiGlobal(`${drawing} ${selector}`, rule);
}

part("text", {
  fill: color.text,
  stroke: "none",
  textAnchor: "middle",
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
part("text.start", { textAnchor: "start" });
part("text.end", { textAnchor: "end" });
part("text.muted", { fill: color.textMuted });

function filled(name: string, fill: string) {
  part(`.${name}`, { fill, "@media": { [media.forcedColors]: { fill: "Canvas" } } });
}
filled("light", color.drawingLight);
filled("fill", color.drawingFill);
filled("brand-fill", color.drawingAccent);

part(".soft", { stroke: color.drawingSoft });
part(".accent", { stroke: color.brand, strokeWidth: 2 });
part(".dashed", { strokeDasharray: "3 6" });
