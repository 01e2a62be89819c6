import { globalStyle } from "@vanilla-extract/css";
import { createLayerStyles } from "./layered.ts";
import { resetLayer } from "./layers.css.ts";
import { media } from "./media.ts";
import { tokens } from "./tokens.css.ts";

/**
 * Print styles of all pages. Styles that hide an element in print are next to the element's other
 * styles.
 */

const { global: reset } = createLayerStyles(resetLayer);
type Rule = Parameters<typeof reset>[1];

function printRule(selector: string, rule: Rule): void {
  reset(selector, { "@media": { [media.print]: rule } });
}

globalStyle("@page", { margin: "16mm 14mm" });
// Uses a smaller font, which keeps table columns side by side.
globalStyle(":root", {
  "@media": {
    [media.print]: {
      fontSize: "75%",
      vars: {
        [tokens.space.section]: `${tokens.space[8]} !important`,
        [tokens.space.gutter]: "0rem !important",
      },
    },
  },
});
// Removes backgrounds even if the browser would print them, because text is dark in print in either scheme.
printRule("*, *::before, *::after", {
  colorScheme: "light !important",
  backgroundColor: "transparent !important",
});
printRule("h1, h2, h3, h4, caption, thead, summary", { breakAfter: "avoid" });
printRule("li, dt, tr, figure, blockquote, summary", { breakInside: "avoid" });
printRule("p, li, dd", { orphans: 3, widows: 3 });
// Prints the answers of closed questions too.
printRule("details::details-content", {
  blockSize: "auto !important",
  contentVisibility: "visible",
});
