import { type StyleRule, style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";

export type LayeredRule = NonNullable<StyleRule["@layer"]>[string];

/** A class of the ui layer; `base` classes come with it. */
export function uiStyle(rule: LayeredRule, ...base: string[]): string {
  return style([...base, { "@layer": { [uiLayer]: rule } }]);
}
