import { keyframes, style } from "@vanilla-extract/css";
import { visibleRule, visuallyHiddenRule } from "#app/styles/hidden-rule.ts";
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
function styleInside(selector: string, rule: Parameters<typeof uiGlobal>[1]): void {
  const scoped = selector
    .split(", ")
    .map((part) => `${prose} ${part}`)
    .join(", ");
  uiGlobal(scoped, rule);
}

styleInside("> * + *", { marginBlockStart: "1.25em" });
styleInside("> aside, > figure", { marginBlock: "1.75em" });

styleInside("h2", { fontSize: tokens.fontSize.h3 });
styleInside("h3", { fontSize: tokens.fontSize.h4 });
styleInside("h4", { fontSize: "1em" });
styleInside("> * + h2", { marginBlockStart: "2em" });
styleInside("> * + h3, > * + h4", { marginBlockStart: "1.75em" });
styleInside("> h2 + *, > h3 + *, > h4 + *", { marginBlockStart: "0.75em" });

styleInside("a", {
  color: tokens.color.brand,
  textDecorationThickness: tokens.border.hairline,
  textUnderlineOffset: "0.2em",
  transition: `text-decoration-thickness ${tokens.motion.quick} ${tokens.motion.ease}`,
});
styleInside("a:hover", {
  "@media": { [media.canHover]: { textDecorationThickness: tokens.border.strong } },
});
styleInside("a:active", { backgroundColor: tokens.color.brandSubtlePressed });
styleInside("strong", { fontWeight: tokens.weight.semibold });
styleInside("code", {
  padding: "0.1em 0.35em",
  borderRadius: tokens.radius.small,
  backgroundColor: tokens.color.drawingFill,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "0.9em",
});
styleInside("sub, sup", { fontSize: "0.75em", lineHeight: 0 });

styleInside("ul, ol", { display: "grid", gap: "0.5em", paddingInlineStart: "1.625em" });
styleInside("li", { position: "relative" });
styleInside("ul > li::before", {
  content: "",
  position: "absolute",
  insetInlineStart: "-1.5em",
  insetBlockStart: "0.8em",
  inlineSize: "0.75em",
  borderBlockStart: `${tokens.border.strong} solid ${tokens.color.brand}`,
});
styleInside("ol", { counterReset: "item" });
styleInside("ol > li", { counterIncrement: "item" });
styleInside("ol > li::before", {
  content: "counter(item)",
  position: "absolute",
  insetInlineStart: "-1.625em",
  color: tokens.color.brand,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
});

export const nestedList = style({});
styleInside(`li.${nestedList}`, { counterIncrement: "none", marginBlockStart: "-0.25em" });
styleInside(`li.${nestedList}::before`, { content: "none" });

export const checkList = style({});
styleInside(`ul.${checkList}`, { paddingInlineStart: 0 });
styleInside(`ul.${checkList} > li::before`, { content: "none" });
styleInside(`ul.${checkList} label`, {
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: tokens.space["3"],
  alignItems: "baseline",
});
styleInside("input", { accentColor: tokens.color.brand });

styleInside("blockquote", {
  marginBlock: "2em",
  paddingInlineStart: tokens.space["6"],
  borderInlineStart: `${tokens.border.strong} solid ${tokens.color.brand}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  lineHeight: "1.45",
});
styleInside("hr", {
  marginBlock: "3em",
  border: 0,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
});

const fadeOut = keyframes({
  from: { maskSize: "100% 100%" },
  to: { maskSize: `calc(100% + ${tokens.space["12"]}) 100%` },
});

/** Scrolls a wide table. A fade at the edge indicates hidden columns, in browsers with scroll-driven animations. */
export const tableScroller = uiStyle({
  containerType: "inline-size",
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
styleInside(`> .${tableScroller}`, { marginBlock: "2em" });

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

styleInside("table", {
  inlineSize: "100%",
  borderCollapse: "collapse",
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.borderStrong}`,
  fontSize: "0.9375rem",
  lineHeight: tokens.lineHeight.snug,
});
styleInside("th, td", {
  minInlineSize: "7rem",
  padding: `${tokens.space["3"]} ${tokens.space["4"]}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
// Narrows the columns on a phone.
styleInside("th, td", {
  "@media": {
    [`not all and ${media.medium}`]: { minInlineSize: "5.5rem", paddingInline: tokens.space["2"] },
  },
});
styleInside("th:first-child, td:first-child", { paddingInlineStart: 0 });
styleInside("th:last-child, td:last-child", { paddingInlineEnd: 0 });
styleInside("thead th", {
  borderBlockEnd: `${tokens.border.strong} solid ${tokens.color.text}`,
  fontWeight: tokens.weight.semibold,
});
styleInside("tbody tr + tr", {
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
});
// Gives a link that fills a header cell the minimum target size (WCAG 2.5.8, which exempts only links in sentences).
styleInside("th a", { display: "inline-block", minBlockSize: "1.5rem" });
styleInside("tbody td:first-child, tbody th", { fontWeight: tokens.weight.medium });

export const numberCell = style({});
// Sets tabular figures only in cells that contain figures, because tabular figures also widen hyphens.
styleInside(`.${numberCell}`, {
  minInlineSize: "5rem",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});

/** Container width of a phone, on which the rows of a stacked table are cards. */
const cards = "(max-width: 30rem)";

export const stackedTable = style({});

function styleCards(selector: string, rule: Parameters<typeof uiGlobal>[1]): void {
  styleInside(`table.${stackedTable}${selector}`, { "@container": { [cards]: rule } });
}

styleCards("", { display: "block" });
styleCards(" > caption", { display: "block" });
styleCards(" > thead", visuallyHiddenRule);
// Shows the header while one of its links has the focus, so that the focus is visible (WCAG 2.4.7).
styleCards(" > thead:focus-within", visibleRule);
styleCards(" > tbody", { display: "block" });
styleCards(" > tbody > tr", {
  display: "grid",
  gap: tokens.space["1"],
  paddingBlock: tokens.space["3"],
});
styleCards(" > tbody > tr > *", {
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr)",
  columnGap: tokens.space["3"],
  minInlineSize: 0,
  padding: 0,
  textAlign: "start",
  whiteSpace: "normal",
});
styleCards(" > tbody > tr > :first-child", {
  display: "block",
  fontWeight: tokens.weight.semibold,
});
styleCards(" > tbody > tr > [data-column]::before", {
  // The hidden header names the column for screen readers; browsers without alternative texts ignore the second value.
  content: ["attr(data-column)", 'attr(data-column) / ""'],
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  hyphens: "auto",
});

styleInside("picture", { display: "block" });
styleInside("a, code", { "@media": { [media.print]: { color: "inherit" } } });
// Prints the URL after an external link if the URL has no query and is therefore short enough to type.
styleInside('a[href^="http"]:not([href*="?"])::after', {
  "@media": { [media.print]: { content: "' (' attr(href) ')'", overflowWrap: "anywhere" } },
});
