import { globalStyle, keyframes } from "@vanilla-extract/css";
import { featureGlobal, featureStyle } from "#app/styles/layered.ts";
import { media, offPaper } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, fontSize, space, size, radius, border, weight } = tokens;

const hairline = `${border.hairline} solid ${color.border}`;
/** Below this width the quote comes after the choices, and its price stays at the foot. */
const sideBySide = media.large;

/** As many columns as are at least so wide. */
function columns(least: string): string {
  return `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;
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

export const choices = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  "@media": offPaper,
});
export const counts = featureStyle({
  display: "grid",
  gridTemplateColumns: columns("10.5rem"),
  gap: space[5],
});
export const switches = featureStyle({
  display: "grid",
  gridTemplateColumns: columns("15rem"),
  gap: space[4],
});

/** A slip of dark paper: the one thing that stays in sight. */
export const summary = featureStyle({
  contain: "layout",
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[5],
  borderRadius: radius.large,
  backgroundColor: color.ink,
  color: color.text,
  colorScheme: "dark",
  boxShadow: tokens.shadow.floating,
  scrollMarginBlockStart: size.scrollOffset,
  "@media": {
    [sideBySide]: {
      position: "sticky",
      insetBlockStart: `calc(${size.header} + ${space[4]})`,
      maxBlockSize: `calc(100dvb - ${size.header} - ${space[8]})`,
      // Beside very large text even price and actions are higher than the screen.
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

export const head = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

/** Of the summary only its lines scroll: the price above and the actions below stay in view. */
export const scroller = featureStyle({
  minBlockSize: "7rem",
  overflowY: "auto",
  borderBlockEnd: hairline,
  "@media": { [media.print]: { overflow: "visible" } },
});

export const muted = featureStyle({ color: color.textMuted });
export const note = featureStyle({ fontSize: fontSize.small, overflowWrap: "anywhere" }, muted);
export const summaryTitle = featureStyle(
  {
    fontFamily: tokens.font.text,
    fontSize: fontSize.body,
    fontWeight: weight.medium,
    letterSpacing: "normal",
  },
  muted,
);

/** On the summary's dark paper, and on paper. */
export const simulation = featureStyle({
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.highlight}`,
  fontWeight: weight.medium,
});

export const headline = featureStyle({
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

export const figure = featureStyle(
  {
    fontSize: "2.5rem",
    letterSpacing: "-0.03em",
    lineHeight: tokens.lineHeight.tight,
    whiteSpace: "normal",
    "@media": {
      // Elsewhere nobody sees it who chooses, and each of its frames delays what is seen.
      [sideBySide]: { animation: `${tick} ${tokens.motion.calm} ${tokens.motion.ease}` },
    },
  },
  amount,
);

export const saving = featureStyle({
  justifySelf: "start",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontSize: fontSize.small,
  fontWeight: weight.semibold,
  lineHeight: tokens.lineHeight.snug,
});

/** Buttons beside each other; links, what is said and what sends the form take a line of their own. */
export const actions = featureStyle({
  // A button that is left for a line of its own has the whole of it.
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": offPaper,
});
featureGlobal(`${actions} > button`, {
  flex: "1 1 6rem",
  paddingInline: space[2],
  whiteSpace: "normal",
});
featureGlobal(`${actions} > :not(button[type="button"])`, {
  flexBasis: "100%",
  overflowWrap: "anywhere",
});

const onPaper = (rule: { fontSize: string; fontWeight?: string; overflowWrap?: "anywhere" }) =>
  featureStyle({ display: "none", "@media": { [media.print]: { display: "block", ...rule } } });
export const printBrand = onPaper({ fontSize: fontSize.h3, fontWeight: weight.semibold });
export const printUrl = onPaper({ fontSize: fontSize.small, overflowWrap: "anywhere" });

const barHeight = "4.25rem";
const narrowBarHeight = "8rem";

/** Above the dock: price and way to the lines, and beside them the way to sales. */
export const bar = featureStyle({
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
    ...offPaper,
  },
});
// The dock below it leaves the screen (chrome/hide-on-scroll.ts).
featureGlobal(`:root[data-chrome="hidden"] ${bar}`, { insetBlockEnd: 0 });

/** Lies over the end of the summary, where it is gone: no hole stays behind. */
export const yieldingBar = featureStyle(
  {
    // Stretched it would fill what the margin takes.
    alignSelf: "start",
    marginBlockStart: `calc(-1 * (${barHeight} + ${space[8]}))`,
    selectors: { "&[data-gone]": { visibility: "hidden" } },
    "@media": {
      [media.narrow]: { marginBlockStart: `calc(-1 * (${narrowBarHeight} + ${space[8]}))` },
    },
  },
  bar,
);

featureGlobal(`${bar} > a > svg`, {
  display: "none",
  "@media": { [media.medium]: { display: "block" } },
});
/** What is in the bar itself is not scrolled clear of it. */
featureGlobal(`${bar} > a`, { scrollMarginBlockEnd: "-12rem" });
/** The way to sales stands beside both lines. */
featureGlobal(`${bar} > a:last-child:not(:nth-child(2))`, {
  gridArea: "1 / 2 / 3",
  "@media": { [media.narrow]: { gridArea: "auto" } },
});

export const barLink = featureStyle({
  justifySelf: "start",
  paddingBlock: space[1],
  color: color.brand,
  fontSize: fontSize.small,
  fontWeight: weight.semibold,
});

/** What gets the focus is scrolled clear of the bar (WCAG 2.4.11). */
globalStyle(`:root:has(${bar})`, {
  "@media": {
    [`not all and ${sideBySide}`]: { scrollPaddingBlockEnd: "8rem" },
    [media.narrow]: { scrollPaddingBlockEnd: "12rem" },
    [media.low]: { scrollPaddingBlockEnd: 0 },
  },
});

// "Print" beside a quote prints the quote, the browser's own command the page around it.
const island = "[data-calculator-island]";
globalStyle(
  `:root[data-prints-quote] :is(main:has(${island}) > *:not(:has(${island})), body > :is(header, footer))`,
  { "@media": offPaper },
);
globalStyle(
  `:root[data-prints-quote] section:has(${island}) div:has(> ${island}) > :not(${island})`,
  { "@media": offPaper },
);

/** A kept quote: one sheet. */
export const kept = featureStyle({
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
export const keptTitle = featureStyle({ fontSize: fontSize.h2 });
/** They need the page's script. */
export const keptActions = featureStyle({
  display: "none",
  gridTemplateColumns: columns("6rem"),
  gap: space[2],
  "@media": offPaper,
});
featureGlobal(`:root[data-scripted] ${keptActions}`, {
  display: "grid",
  "@media": offPaper,
});
export const keptFigures = featureStyle({
  display: "grid",
  gridTemplateColumns: columns("9rem"),
  gap: space[4],
  paddingBlock: space[4],
  borderBlock: hairline,
});
