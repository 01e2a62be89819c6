import { style } from "@vanilla-extract/css";
import { chromeLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Where there are no scripts; with them a toast says it. */
export const done = style({
  "@layer": {
    [chromeLayer]: {
      maxInlineSize: tokens.size.content,
      marginInline: "auto",
      padding: `${tokens.space[4]} ${tokens.space.gutter} 0`,
      selectors: { ":root[data-scripted] &": { display: "none" } },
    },
  },
});
