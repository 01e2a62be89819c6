import { globalStyle } from "@vanilla-extract/css";
import { createLayerStyles } from "./layered.ts";
import { resetLayer } from "./layers.css.ts";
import { media } from "./media.ts";
import { tokens } from "./tokens.css.ts";

const { global: reset } = createLayerStyles(resetLayer);

reset("*, *::before, *::after", { boxSizing: "border-box", margin: 0 });
reset(":root", {
  colorScheme: "light dark",
  scrollBehavior: "smooth",
  scrollPaddingBlockStart: tokens.size.scrollOffset,
  textSizeAdjust: "100%",
  "@media": {
    [media.reducedMotion]: { scrollBehavior: "auto" },
    [media.low]: { scrollPaddingBlockStart: 0 },
  },
});
reset(':root[data-theme="light"]', { colorScheme: "light" });
reset(':root[data-theme="dark"]', { colorScheme: "dark" });
reset("body", {
  position: "relative",
  minBlockSize: "100dvb",
  backgroundColor: tokens.color.paper,
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.body,
  lineHeight: tokens.lineHeight.body,
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
  // Breaks words on narrow screens, where even a single word may be wider than its column.
  "@media": { [media.narrow]: { overflowWrap: "anywhere" } },
});
reset("h1, h2, h3, h4", {
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.heading,
  letterSpacing: "-0.02em",
  textWrap: "balance",
});
reset("p, li, dd", { textWrap: "pretty" });
reset("table", { overflowWrap: "normal" });
reset("ul, ol", { padding: 0, listStyle: "none" });
reset("img, svg, video", { display: "block", maxInlineSize: "100%" });
reset("a", { color: "inherit" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit" });
// Removes the browser's clear button, which lacks contrast on dark backgrounds.
reset("input[type='search']::-webkit-search-cancel-button", {
  appearance: "none",
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  marginInlineStart: tokens.space[2],
  backgroundColor: tokens.color.textMuted,
  clipPath:
    "polygon(0 12%, 12% 0, 50% 38%, 88% 0, 100% 12%, 62% 50%, 100% 88%, 88% 100%, 50% 62%, 12% 100%, 0 88%, 38% 50%)",
  cursor: "pointer",
});
reset(":focus-visible", {
  outline: `${tokens.border.strong} solid ${tokens.color.focus}`,
  outlineOffset: tokens.focus.offset,
  borderRadius: tokens.radius.small,
});
reset("[hidden]", { display: "none !important" });
globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animation: "none !important",
      transition: "none !important",
    },
  },
});
