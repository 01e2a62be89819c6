import { keyframes } from "@vanilla-extract/css";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media, tableForm } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { hiddenRule } from "#app/ui/visually-hidden/visually-hidden.css.ts";

const { color, space, size, border, radius } = tokens;

/** On cards the values have their columns' names. */
const { cards: narrow, rows: wide } = tableForm;
/** From here on cells of dense rows have their usual room. */
const spacious = "(min-width: 66rem)";

const run = keyframes({
  from: { backgroundPositionX: "-8rem" },
  to: { backgroundPositionX: "100%" },
});

export const frame = uiStyle({
  position: "relative",
  containerType: "inline-size",
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  // A table whose words need more room than there is scrolls: nothing is cut away.
  overflow: "auto",
  selectors: {
    '&[aria-busy="true"]': { cursor: "progress" },
    '&[aria-busy="true"]::after': {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: "0.1875rem",
      background: `linear-gradient(${color.brand} 0 0) 0 0 / 8rem 100% no-repeat`,
      animation: `${run} 1s linear infinite`,
    },
  },
});

export const table = uiStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  lineHeight: tokens.lineHeight.snug,
  "@container": { [narrow]: { display: "block" } },
});

const rows = { "@container": { [narrow]: { display: "block" } } };
export const body = uiStyle(rows);

export const head = uiStyle({ "@container": { [narrow]: { display: "block" } } });

/** Above cards it is a line of links that sort; where nothing sorts, it is only read. */
export const headRow = uiStyle({
  backgroundColor: color.tinted,
  color: color.textMuted,
  "@container": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space[5],
      paddingInline: space[4],
      selectors: { "&:not(:has(a))": hiddenRule },
    },
  },
});

export const row = uiStyle({
  borderBlockStart: `${border.hairline} solid ${color.border}`,
  selectors: {
    [`${body}:first-child > &:first-child`]: { borderBlockStart: 0 },
  },
  "@container": { [narrow]: { display: "grid", gap: space[1], padding: space[4] } },
  hover: { backgroundColor: `color-mix(in oklch, ${color.brandSubtle} 35%, transparent)` },
});

export const headCell = uiStyle({
  padding: `${space[2]} ${space[4]}`,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.semibold,
  textAlign: "start",
  whiteSpace: "nowrap",
  selectors: { '&[data-align="end"]': { textAlign: "end" } },
  "@container": {
    [narrow]: { padding: 0, selectors: { "&:not(:has(a))": hiddenRule } },
  },
});

export const sortLink = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: "1.75rem",
  color: "inherit",
  textDecoration: "none",
  textUnderlineOffset: "0.25em",
  // Room for the ring, which the frame would cut outside.
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  selectors: {
    "&:focus-visible": { outlineOffset: tokens.focus.inset },
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: color.text },
  },
  "@container": { [narrow]: { minBlockSize: size.target } },
  hover: { color: color.text, textDecoration: "underline" },
  active: { color: color.brand, textDecoration: "underline" },
});

export const sortArrow = uiStyle({
  display: "inline-grid",
  selectors: {
    '[aria-sort="ascending"] &': { rotate: "180deg" },
    ":not([aria-sort]) > * > &": { opacity: 0.4 },
    "a:active > &": { opacity: 1 },
  },
  "@media": { [media.canHover]: { selectors: { "a:hover > &": { opacity: 1 } } } },
});

export const cell = uiStyle({
  padding: `${space[3]} ${space[4]}`,
  fontWeight: tokens.weight.regular,
  textAlign: "start",
  verticalAlign: "middle",
  overflowWrap: "anywhere",
  // Amounts and buttons: nothing that may be broken.
  selectors: { '&[data-align="end"]': { textAlign: "end", whiteSpace: "nowrap" } },
  "@container": {
    [narrow]: {
      display: "grid",
      // Wide enough for the longest of the columns' names.
      gridTemplateColumns: "7rem minmax(0, 1fr)",
      columnGap: space[3],
      alignItems: "baseline",
      padding: 0,
      selectors: { '&[data-align="end"]': { textAlign: "start", whiteSpace: "normal" } },
    },
  },
});

/** What leads a row: its name, the title of a card. */
export const rowHeader = uiStyle(
  {
    fontWeight: tokens.weight.semibold,
    // Figures of one width widen the hyphens between words.
    fontVariantNumeric: "normal",
    "@container": {
      // Its words are broken last.
      [wide]: { minInlineSize: "8.5rem" },
      [narrow]: { display: "block", order: -1 },
    },
  },
  cell,
);

/** May be broken anywhere, so it keeps some room before it is. */
export const unbroken = uiStyle({
  "@container": { [wide]: { minInlineSize: "13rem" } },
});

/** The column's name beside each value of a card. */
export const cellLabel = uiStyle({
  display: "none",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.medium,
  overflowWrap: "normal",
  hyphens: "auto",
  selectors: { [`${rowHeader} > &`]: { display: "none" } },
  "@container": { [narrow]: { display: "block" } },
});

export const state = uiStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[3],
  minBlockSize: "9rem",
  padding: space[6],
  color: color.textMuted,
  textAlign: "center",
});

/** Buttons of a row, in one line where they fit. */
export const actions = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@container": { [wide]: { justifyContent: "flex-end" } },
});

// On a card they tell what they are themselves, and take the whole of it.
for (const part of [actions, unbroken]) {
  const alone = `${cell}:has(> ${part}, > div > ${part})`;
  uiGlobal(alone, { "@container": { [narrow]: { display: "block" } } });
  uiGlobal(`${alone} > ${cellLabel}`, { "@container": { [narrow]: { display: "none" } } });
}
uiGlobal(`${cell}:has(${actions})`, {
  "@container": { [narrow]: { paddingBlockStart: space[2] } },
});

/** Of set widths, so that the columns of tables below one another line up. */
export const aligned = uiStyle({ "@container": { [wide]: { tableLayout: "fixed" } } }, table);

// The name, with what is said under it.
uiGlobal(`${aligned} thead th:first-child`, {
  "@container": { [wide]: { inlineSize: "45%" } },
});

/** Only where rows are rows: on cards, and under fingers, everything keeps its size. */
export const dense = uiStyle({ fontSize: tokens.fontSize.small }, frame);

for (const part of [cell, headCell]) {
  uiGlobal(`${dense} ${part}`, {
    "@container": {
      [wide]: {
        blockSize: "2.5rem",
        paddingBlock: "0.1875rem",
        paddingInline: space[2],
      },
      [spacious]: { paddingInline: space[3] },
    },
  });
}
uiGlobal(`${dense} ${row} :is(a, button, input)`, {
  "@container": {
    [wide]: {
      "@media": { [media.canHover]: { minBlockSize: "2rem", paddingBlock: 0 } },
    },
  },
});
