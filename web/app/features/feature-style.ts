import { type StyleRule, style } from "@vanilla-extract/css";
import { blocksLayer } from "#app/styles/layers.css.ts";

type LayeredRule = NonNullable<StyleRule["@layer"]>[string];

/** A class of the layer that wins over ui's. */
export function featureStyle(rule: LayeredRule): string {
  return style({ "@layer": { [blocksLayer]: rule } });
}
