import { type StyleRule, style } from "@vanilla-extract/css";
import { blocksLayer } from "#app/styles/layers.css.ts";

type LayeredRule = NonNullable<StyleRule["@layer"]>[string];

/** A class of the blocks layer, which wins over ui's. */
export function blockStyle(rule: LayeredRule): string {
  return style({ "@layer": { [blocksLayer]: rule } });
}
