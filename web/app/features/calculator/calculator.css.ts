import { globalStyle, keyframes } from "@vanilla-extract/css";
import { featureGlobal, featureStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, fontSize, space, size, radius, border, weight } = tokens;

const hairline = `${border.hairline} solid ${color.border}`;
/**
 * Screen width from which the quote is next to the inputs. On narrower screens the quote is below the inputs, and a bar
 * at the bottom shows its price.
 */
const sideBySide = media.large;

/** Returns as many grid columns of at least `minWidth` as fit. */
function columns(minWidth: string): string {
  return `repeat(auto-fit, minmax(min(${minWidth}, 100%), 1fr))`;
}

export const calculator = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  "@media": {
    [sideBySide]: {
      gridTemplateColumns: "minmax(0, 1fr) 25rem",
      columnGap: space[12],
      alignItems: "start",
    },
    [media.print]: { display: "block" },
  },
});

export const configurationInputs = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": { [media.medium]: { gap: space[8] }, ...hiddenInPrint },
});
export const countFields = featureStyle({
  display: "grid",
  gridTemplateColumns: columns("10.5rem"),
  gap: space[3],
  "@media": { [media.medium]: { gap: space[5] } },
});
export const switchFields = featureStyle({
  display: "grid",
  gridTemplateColumns: columns("15rem"),
  gap: space[2],
  "@media": { [media.medium]: { gap: space[4] } },
});

/** Dark panel of the quote, which stays visible while the inputs scroll. */
export const summary = featureStyle({
  contain: "layout",
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: color.ink,
  color: color.text,
  colorScheme: "dark",
  boxShadow: tokens.shadow.floating,
  scrollMarginBlockStart: size.scrollOffset,
  "@media": {
    [media.medium]: { padding: space[5] },
    [sideBySide]: {
      position: "sticky",
      insetBlockStart: `calc(${size.header} + ${space[4]})`,
      maxBlockSize: `calc(100dvb - ${size.header} - ${space[8]})`,
      // Lets the panel scroll, because with very large text even price and buttons may be higher than the screen.
      overflowY: "auto",
    },
    [media.print]: {
      position: "static",
      maxBlockSize: "none",
      overflow: "visible",
      padding: 0,
      backgroundColor: "transparent",
      boxShadow: "none",
    },
  },
});

export const summaryHead = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

/** Only the lines of the summary scroll; price and buttons stay visible. */
export const quoteLinesScroller = featureStyle({
  minBlockSize: "7rem",
  overflowY: "auto",
  borderBlockEnd: hairline,
  "@media": { [media.print]: { overflow: "visible" } },
});

export const mutedText = featureStyle({ color: color.textMuted });
export const smallNote = featureStyle(
  { fontSize: fontSize.small, overflowWrap: "anywhere" },
  mutedText,
);
export const summaryTitle = featureStyle(
  {
    fontFamily: tokens.font.text,
    fontSize: fontSize.body,
    fontWeight: weight.medium,
    letterSpacing: "normal",
  },
  mutedText,
);

/** Notice that the quote is a simulation. Appears on the dark summary and on the page's background. */
export const simulationNotice = featureStyle({
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.highlight}`,
  fontWeight: weight.medium,
});

export const totalPrice = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[2]}`,
});

export const amount = featureStyle({
  fontFamily: tokens.font.heading,
  fontSize: fontSize.h4,
  fontWeight: weight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: tokens.lineHeight.snug,
  whiteSpace: "nowrap",
});

const tick = keyframes({ from: { opacity: 0.35, translate: "0 0.15em" } });

export const totalPriceValue = featureStyle(
  {
    fontSize: "2.5rem",
    letterSpacing: "-0.03em",
    lineHeight: tokens.lineHeight.tight,
    whiteSpace: "normal",
    "@media": {
      // Animates the figure only where it is next to the inputs. Elsewhere, visitors do not see the figure while
      // choosing, and the animation would delay updates.
      [sideBySide]: { animation: `${tick} ${tokens.motion.calm} ${tokens.motion.ease}` },
    },
  },
  amount,
);

export const discountBadge = featureStyle({
  justifySelf: "start",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontSize: fontSize.small,
  fontWeight: weight.semibold,
  lineHeight: tokens.lineHeight.snug,
});

/** The plan of the quote: a message, and the button that chooses the plan. */
export const planNote = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[2],
});
featureGlobal(`${planNote} > :is(a, button)`, {
  maxInlineSize: "100%",
  whiteSpace: "normal",
  "@media": hiddenInPrint,
});

/** Buttons side by side; links, messages and the submit button each on a separate line. */
export const actions = featureStyle({
  // Lets a single button fill its line.
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": hiddenInPrint,
});
featureGlobal(`${actions} > button`, {
  flex: "1 1 5rem",
  paddingInline: space[1],
  whiteSpace: "normal",
});
featureGlobal(`${actions} > :not(button[type="button"])`, {
  flexBasis: "100%",
  overflowWrap: "anywhere",
});

const printOnly = (rule: { fontSize: string; fontWeight?: string; overflowWrap?: "anywhere" }) =>
  featureStyle({ display: "none", "@media": { [media.print]: { display: "block", ...rule } } });
export const printBrand = printOnly({ fontSize: fontSize.h3, fontWeight: weight.semibold });
export const printUrl = printOnly({ fontSize: fontSize.small, overflowWrap: "anywhere" });

const barHeight = "4.25rem";
const narrowBarHeight = "8rem";

/** Bar above the dock, with price, link to the lines of the quote, and link to sales. */
export const summaryBar = featureStyle({
  position: "sticky",
  insetBlockEnd: size.dock,
  zIndex: 5,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  alignItems: "center",
  columnGap: space[4],
  minBlockSize: barHeight,
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingBlock: space[2],
  paddingInline: space.gutter,
  borderBlockStart: hairline,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.floating,
  lineHeight: tokens.lineHeight.snug,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", minBlockSize: narrowBarHeight },
    [sideBySide]: { display: "none" },
    [media.low]: { display: "none" },
    ...hiddenInPrint,
  },
});
// Moves the bar down when the dock below the bar hides (chrome/hide-on-scroll.ts).
featureGlobal(`:root[data-chrome="hidden"] ${summaryBar}`, { insetBlockEnd: 0 });

/** Bar that is hidden while the summary is in view. Overlaps the end of the summary, so that hiding leaves no gap. */
export const hidingSummaryBar = featureStyle(
  {
    // Does not stretch the bar, because a stretched bar would also fill its negative margin.
    alignSelf: "start",
    marginBlockStart: `calc(-1 * (${barHeight} + ${space[8]}))`,
    selectors: { "&[data-gone]": { visibility: "hidden" } },
    "@media": {
      [media.narrow]: { marginBlockStart: `calc(-1 * (${narrowBarHeight} + ${space[8]}))` },
    },
  },
  summaryBar,
);

featureGlobal(`${summaryBar} > a > svg`, {
  display: "none",
  "@media": { [media.medium]: { display: "block" } },
});
/** Cancels the scroll margin for links inside the bar, which the bar does not cover. */
featureGlobal(`${summaryBar} > a`, { scrollMarginBlockEnd: "-12rem" });
/** The link to sales spans both rows of the bar. */
featureGlobal(`${summaryBar} > a:last-child:not(:nth-child(2))`, {
  gridArea: "1 / 2 / 3",
  "@media": { [media.narrow]: { gridArea: "auto" } },
});

export const summaryBarLink = featureStyle({
  justifySelf: "start",
  paddingBlock: space[1],
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: weight.semibold,
});

/** Scrolls focused elements clear of the bar (WCAG 2.4.11). */
globalStyle(`:root:has(${summaryBar})`, {
  "@media": {
    [`not all and ${sideBySide}`]: { scrollPaddingBlockEnd: "8rem" },
    [media.narrow]: { scrollPaddingBlockEnd: "12rem" },
    [media.low]: { scrollPaddingBlockEnd: 0 },
  },
});

// The print button prints the quote alone; the browser's own command prints the whole page.
const island = "[data-calculator-island]";
globalStyle(
  `:root[data-prints-quote] :is(main:has(${island}) > *:not(:has(${island})), body > :is(header, footer))`,
  { "@media": hiddenInPrint },
);
globalStyle(
  `:root[data-prints-quote] section:has(${island}) div:has(> ${island}) > :not(${island})`,
  { "@media": hiddenInPrint },
);

/** A saved quote, on one printed page. */
export const savedQuote = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  maxInlineSize: size.measure,
  marginInline: "auto",
  padding: `clamp(${space[5]}, 5vw, ${space[12]})`,
  border: hairline,
  borderRadius: radius.large,
  backgroundColor: color.surface,
  "@media": { [media.print]: { padding: 0, border: 0 } },
});
export const savedTitle = featureStyle({ fontSize: fontSize.h2 });
/** Controls of a saved quote. Hidden without scripts, which the controls need. */
export const savedActions = featureStyle({
  display: "none",
  gridTemplateColumns: columns("6rem"),
  gap: space[2],
  "@media": hiddenInPrint,
});
featureGlobal(`:root[data-scripted] ${savedActions}`, {
  display: "grid",
  "@media": hiddenInPrint,
});
export const savedFigures = featureStyle({
  display: "grid",
  gridTemplateColumns: columns("9rem"),
  gap: space[4],
  paddingBlock: space[4],
  borderBlock: hairline,
});
