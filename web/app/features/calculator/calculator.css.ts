import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { blocksLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { featureStyle } from "../feature-style.ts";

const { color, space, size, radius, border, motion } = tokens;

const hairline = `${border.hairline} solid ${color.border}`;
/** Below this width the quote comes after the choices, and its price stays at the foot. */
const sideBySide = media.large;

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
  "@media": { [media.print]: { display: "none" } },
});

export const notice = featureStyle({
  padding: space[4],
  borderInlineStart: `4px solid ${color.highlight}`,
  borderRadius: radius.small,
  backgroundColor: color.tinted,
});

export const group = featureStyle({
  // A changed price lays out its own group again, not the page.
  contain: "layout",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const legend = featureStyle({
  float: "inline-start",
  inlineSize: "100%",
  paddingBlockEnd: space[2],
  marginBlockEnd: space[2],
  borderBlockEnd: hairline,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  letterSpacing: "-0.01em",
});

export const counts = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))",
  gap: space[5],
});

export const switches = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: space[4],
});

export const switchField = featureStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[4],
  alignItems: "center",
  padding: space[4],
  border: hairline,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
});

const switchHeight = "1.75rem";
const knob = "1.25rem";

export const switchBox = featureStyle({
  gridRow: "1 / span 2",
  // Above the label's reach over the whole card.
  position: "relative",
  zIndex: 1,
  appearance: "none",
  display: "flex",
  alignItems: "center",
  inlineSize: "3rem",
  blockSize: switchHeight,
  padding: `calc((${switchHeight} - ${knob}) / 2 - 1px)`,
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  cursor: "pointer",
  transition: `background-color ${motion.quick} ${motion.ease}`,
  "::before": {
    content: "",
    inlineSize: knob,
    blockSize: knob,
    borderRadius: radius.round,
    backgroundColor: color.borderStrong,
    transition: `translate ${motion.quick} ${motion.ease}`,
  },
  selectors: {
    "&:checked": { backgroundColor: color.brand, borderColor: color.brand },
    "&:checked::before": { translate: "1.25rem 0", backgroundColor: color.onBrand },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      selectors: {
        "&:checked": { backgroundColor: "Highlight" },
        "&:checked::before": { backgroundColor: "HighlightText" },
      },
    },
  },
});

export const hint = featureStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});

export const switchHint = style([hint, featureStyle({ gridColumn: 2 })]);

/** The whole card can be pressed. */
export const switchLabel = featureStyle({
  fontWeight: tokens.weight.medium,
  cursor: "pointer",
  "::after": { content: "", position: "absolute", inset: 0 },
});

export const terms = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": {
    // A table whose rows can be chosen: the figures of all terms stand below each other.
    [media.medium]: { gridTemplateColumns: "auto repeat(3, minmax(0, auto))", gap: space[2] },
  },
});

export const term = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  padding: space[4],
  border: hairline,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  cursor: "pointer",
  transition: `border-color ${motion.quick} ${motion.ease}`,
  selectors: {
    "&:hover": { borderColor: color.brand },
    "&:has(:checked)": {
      borderColor: color.brand,
      backgroundColor: color.brandSubtle,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
    },
  },
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.medium]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
      paddingBlock: space[3],
    },
    [media.forcedColors]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } } },
  },
});

export const termName = featureStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontWeight: tokens.weight.semibold,
});

export const termRadio = featureStyle({
  flex: "none",
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  accentColor: color.brand,
});

export const termPrice = featureStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  lineHeight: tokens.lineHeight.snug,
});

export const termAmount = featureStyle({
  color: color.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const termDetail = featureStyle({
  gridColumn: "1 / -1",
  "@media": { [media.medium]: { gridColumn: "auto" } },
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
  lineHeight: tokens.lineHeight.snug,
});

export const termSaving = style([
  termDetail,
  featureStyle({ color: color.brand, fontWeight: tokens.weight.semibold }),
]);

const button = featureStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minBlockSize: size.target,
  paddingInline: space[4],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
  backgroundColor: "transparent",
  color: color.text,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.brand, backgroundColor: color.brandSubtle },
    '&[aria-disabled="true"]': { cursor: "default", opacity: 0.7 },
  },
});

const primary = featureStyle({
  minBlockSize: "3rem",
  borderColor: "transparent",
  backgroundColor: color.brand,
  color: color.onBrand,
  selectors: { "&:hover": { borderColor: "transparent", backgroundColor: color.brandHover } },
});

export const secondaryButton = style([
  button,
  featureStyle({ paddingInline: space[2], fontSize: tokens.fontSize.small }),
]);
export const calculate = style([button, primary]);
export const sales = style([button, primary, featureStyle({ gridColumn: "1 / -1" })]);

/** A slip of dark paper: the one thing that stays in sight. */
export const summary = featureStyle({
  contain: "layout",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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
      overflowY: "auto",
    },
    [media.print]: {
      position: "static",
      maxBlockSize: "none",
      overflow: "visible",
      padding: 0,
      backgroundColor: "transparent",
      boxShadow: "none",
      colorScheme: "light",
    },
  },
});

export const summaryTitle = featureStyle({
  color: color.textMuted,
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.body,
  fontWeight: tokens.weight.medium,
  letterSpacing: "normal",
});

/** On the summary's dark paper, and on paper. */
export const simulation = featureStyle({
  paddingInlineStart: space[3],
  borderInlineStart: `4px solid ${color.highlight}`,
  fontWeight: tokens.weight.medium,
});

export const headline = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[2]}`,
});

const tick = keyframes({ from: { opacity: 0.35, translate: "0 0.15em" } });

export const figure = featureStyle({
  fontFamily: tokens.font.heading,
  fontSize: "2.5rem",
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.03em",
  lineHeight: tokens.lineHeight.tight,
  animation: `${tick} ${motion.calm} ${motion.ease}`,
});

export const unit = featureStyle({ color: color.textMuted });

export const saving = featureStyle({
  justifySelf: "start",
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
});

export const actions = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(6rem, 100%), 1fr))",
  gap: space[2],
  "@media": { [media.print]: { display: "none" } },
});

export const wide = featureStyle({ gridColumn: "1 / -1" });
export const saved = style([wide, featureStyle({ overflowWrap: "anywhere" })]);

export const version = featureStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  overflowWrap: "anywhere",
});

export const printBrand = featureStyle({
  display: "none",
  "@media": {
    [media.print]: { display: "block", fontSize: tokens.fontSize.h3, fontWeight: "600" },
  },
});

export const printUrl = featureStyle({
  display: "none",
  "@media": {
    [media.print]: {
      display: "block",
      fontSize: tokens.fontSize.small,
      overflowWrap: "anywhere",
    },
  },
});

/** Between the floating buttons of the page, which stand in its corners. */
export const bar = featureStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 5,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  minBlockSize: "5.25rem",
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingBlock: space[2],
  paddingInline: "min(5.25rem, 24vw) min(7rem, 34vw)",
  borderBlockStart: hairline,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.floating,
  lineHeight: tokens.lineHeight.snug,
  "@media": {
    // Above the chat and language buttons, where there is no room between them.
    [media.narrow]: { paddingInline: space.gutter, paddingBlockEnd: "4.75rem" },
    [sideBySide]: { display: "none" },
    [media.print]: { display: "none" },
  },
});

/** What gets the focus is scrolled clear of the bar (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, {
  "@media": {
    [`not all and ${sideBySide}`]: { scrollPaddingBlockEnd: "6rem" },
    [media.narrow]: { scrollPaddingBlockEnd: "10rem" },
  },
});

export const barAmount = featureStyle({
  whiteSpace: "nowrap",
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontVariantNumeric: "tabular-nums",
});

export const barUnit = featureStyle({ color: color.textMuted, fontSize: tokens.fontSize.small });

export const barLink = featureStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2rem",
  color: color.brand,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.semibold,
});

// On paper a page with a calculator is its quote.
const island = "[data-calculator-island]";
globalStyle(`main:has(${island}) > *:not(:has(${island}))`, {
  "@media": { [media.print]: { display: "none" } },
});
globalStyle(`body:has(main ${island}) > header, body:has(main ${island}) > footer`, {
  "@media": { [media.print]: { display: "none" } },
});
globalStyle(`${calculator} ${legend} + *`, { "@layer": { [blocksLayer]: { clear: "both" } } });

/** A kept quote: one sheet. */
export const kept = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  maxInlineSize: tokens.size.measure,
  marginInline: "auto",
  padding: `clamp(${space[5]}, 5vw, ${space[12]})`,
  border: hairline,
  borderRadius: radius.large,
  backgroundColor: color.surface,
  "@media": { [media.print]: { padding: 0, border: 0 } },
});

export const keptTitle = featureStyle({ fontSize: tokens.fontSize.h2 });

export const keptFigures = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: space[4],
  paddingBlock: space[4],
  borderBlock: hairline,
});
