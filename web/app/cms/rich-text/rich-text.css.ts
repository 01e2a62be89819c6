import { keyframes, style } from "@vanilla-extract/css";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const prose = uiStyle({
  maxInlineSize: tokens.size.measure,
  counterReset: "none",
  lineHeight: "1.7",
  overflowWrap: "break-word",
});

/** Styles elements inside running text, which have no classes because the editor creates them. */
function inside(selector: string, rule: Parameters<typeof uiGlobal>[1]): void {
  const scoped = selector
    .split(", ")
    .map((part) => `${prose} ${part}`)
    .join(", ");
  uiGlobal(scoped, rule);
}

inside("> * + *", { marginBlockStart: "1.25em" });
inside("> aside, > figure", { marginBlock: "1.75em" });

inside("h2", { fontSize: tokens.fontSize.h3 });
inside("h3", { fontSize: tokens.fontSize.h4 });
inside("h4", { fontSize: "1em" });
inside("> * + h2", { marginBlockStart: "2em" });
inside("> * + h3, > * + h4", { marginBlockStart: "1.75em" });
inside("> h2 + *, > h3 + *, > h4 + *", { marginBlockStart: "0.75em" });

inside("a", {
  color: tokens.color.brand,
  textDecorationThickness: tokens.border.hairline,
  textUnderlineOffset: "0.2em",
  transition: `text-decoration-thickness ${tokens.motion.quick} ${tokens.motion.ease}`,
});
inside("a:hover", {
  "@media": { [media.canHover]: { textDecorationThickness: tokens.border.strong } },
});
inside("a:active", { backgroundColor: tokens.color.brandSubtlePressed });
inside("strong", { fontWeight: tokens.weight.semibold });
inside("code", {
  padding: "0.1em 0.35em",
  borderRadius: tokens.radius.small,
  backgroundColor: tokens.color.drawingFill,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "0.9em",
});
inside("sub, sup", { fontSize: "0.75em", lineHeight: 0 });

inside("ul, ol", { display: "grid", gap: "0.5em", paddingInlineStart: "1.625em" });
inside("li", { position: "relative" });
inside("ul > li::before", {
  content: "",
  position: "absolute",
  insetInlineStart: "-1.5em",
  insetBlockStart: "0.8em",
  inlineSize: "0.75em",
  borderBlockStart: `${tokens.border.strong} solid ${tokens.color.brand}`,
});
inside("ol", { counterReset: "item" });
inside("ol > li", { counterIncrement: "item" });
inside("ol > li::before", {
  content: "counter(item)",
  position: "absolute",
  insetInlineStart: "-1.625em",
  color: tokens.color.brand,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const nest = style({});
inside(`li.${nest}`, { counterIncrement: "none", marginBlockStart: "-0.25em" });
inside(`li.${nest}::before`, { content: "none" });

export const checkList = style({});
inside(`ul.${checkList}`, { paddingInlineStart: 0 });
inside(`ul.${checkList} > li::before`, { content: "none" });
inside(`ul.${checkList} label`, {
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: tokens.space["3"],
  alignItems: "baseline",
});
inside("input", { accentColor: tokens.color.brand });

inside("blockquote", {
  marginBlock: "2em",
  paddingInlineStart: tokens.space["6"],
  borderInlineStart: `${tokens.border.strong} solid ${tokens.color.brand}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  lineHeight: "1.45",
});
inside("hr", {
  marginBlock: "3em",
  border: 0,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
});

const fadeOut = keyframes({
  from: { maskSize: "100% 100%" },
  to: { maskSize: `calc(100% + ${tokens.space["12"]}) 100%` },
});

/** A wide table scrolls; a fade indicates more, in browsers that support it. */
export const region = uiStyle({
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  selectors: { "&:focus-visible": { outlineOffset: tokens.focus.inset } },
  "@supports": {
    "(animation-timeline: scroll(self inline))": {
      maskImage: `linear-gradient(to right, ${tokens.color.ink} calc(100% - ${tokens.space["12"]}), transparent)`,
      maskRepeat: "no-repeat",
      maskSize: `calc(100% + ${tokens.space["12"]}) 100%`,
      animationName: fadeOut,
      animationDuration: "auto",
      animationTimingFunction: "linear",
      animationTimeline: "scroll(self inline)",
    },
  },
});
inside(`> .${region}`, { marginBlock: "2em" });

/** A table's caption stays visible while the table scrolls horizontally. */
export const caption = uiStyle({
  paddingBlockEnd: tokens.space["3"],
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  textAlign: "start",
});
uiGlobal(`${caption} > span`, {
  position: "sticky",
  insetInlineStart: 0,
  display: "inline-block",
  maxInlineSize: `calc(100vi - 2 * ${tokens.space.gutter})`,
});

inside("table", {
  inlineSize: "100%",
  borderCollapse: "collapse",
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.borderStrong}`,
  fontSize: "0.9375rem",
  lineHeight: tokens.lineHeight.snug,
});
inside("th, td", {
  minInlineSize: "7rem",
  padding: `${tokens.space["3"]} ${tokens.space["4"]}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
// Three short columns fit a phone.
inside("th, td", {
  "@media": {
    [`not all and ${media.medium}`]: { minInlineSize: "5.5rem", paddingInline: tokens.space["2"] },
  },
});
inside("th:first-child, td:first-child", { paddingInlineStart: 0 });
inside("th:last-child, td:last-child", { paddingInlineEnd: 0 });
inside("thead th", {
  borderBlockEnd: `${tokens.border.strong} solid ${tokens.color.text}`,
  fontWeight: tokens.weight.semibold,
});
inside("tbody tr + tr", {
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
});
inside("tbody td:first-child, tbody th", { fontWeight: tokens.weight.medium });

export const figureCell = style({});
// Tabular figures are set for figure cells only, because they also widen hyphens.
inside(`.${figureCell}`, {
  minInlineSize: "5rem",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});

inside("picture", { display: "block" });
inside("a, code", { "@media": { [media.print]: { color: "inherit" } } });
// Prints the URL of external links, if it is short enough to type.
inside('a[href^="http"]:not([href*="?"])::after', {
  "@media": { [media.print]: { content: "' (' attr(href) ')'", overflowWrap: "anywhere" } },
});
