import { keyframes } from "@vanilla-extract/css";
import { visuallyHiddenRule } from "#app/styles/hidden-rule.ts";
import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { media, tableLayoutQueries } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, border, radius } = tokens;

/** Container widths of the two layouts. On cards, each value shows the name of its column. */
const { cards: narrow, rows: wide } = tableLayoutQueries;
/** Container width from which cells of dense rows have normal padding. */
const spacious = "(min-width: 66rem)";

const progress = keyframes({
  from: { backgroundPositionX: "-8rem" },
  to: { backgroundPositionX: "100%" },
});

export const frame = uiStyle({
  position: "relative",
  containerType: "inline-size",
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  // Makes a table that is too wide scroll, so that nothing is cut off.
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
      animation: `${progress} 1s linear infinite`,
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

/** The head row. In the card layout it is a line of sort links, or visually hidden if the table has no sort links. */
export const headRow = uiStyle({
  backgroundColor: color.tinted,
  color: color.textMuted,
  "@container": {
    [narrow]: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: space[5],
      paddingInline: space[4],
      selectors: { "&:not(:has(a))": visuallyHiddenRule },
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
    [narrow]: { padding: 0, selectors: { "&:not(:has(a))": visuallyHiddenRule } },
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
  // Leaves space for the focus ring, which the frame would clip.
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
  // Amounts and buttons do not wrap.
  selectors: { '&[data-align="end"]': { textAlign: "end", whiteSpace: "nowrap" } },
  "@container": {
    [narrow]: {
      display: "grid",
      // Makes the label column as wide as the longest column name.
      gridTemplateColumns: "7rem minmax(0, 1fr)",
      columnGap: space[3],
      alignItems: "baseline",
      padding: 0,
      selectors: { '&[data-align="end"]': { textAlign: "start", whiteSpace: "normal" } },
    },
  },
});

/** The row header: the row's name, and the title of a card. */
export const rowHeader = uiStyle(
  {
    fontWeight: tokens.weight.semibold,
    // Disables tabular figures in the row header, because tabular figures also widen hyphens.
    fontVariantNumeric: "normal",
    "@container": {
      // Gives the row header a minimum width, so that other columns wrap first.
      [wide]: { minInlineSize: "8.5rem" },
      [narrow]: { display: "block", order: -1 },
    },
  },
  cell,
);

/**
 * A cell of text without spaces. The text may wrap at any character, so the cell has a minimum width in wide tables.
 */
export const unbrokenTextCell = uiStyle({
  "@container": { [wide]: { minInlineSize: "13rem" } },
});

/** The column's name next to each value on a card. */
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

export const stateMessage = uiStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[3],
  minBlockSize: "9rem",
  padding: space[6],
  color: color.textMuted,
  textAlign: "center",
});

/** Buttons of a row, on one line if they fit. */
export const actions = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@container": { [wide]: { justifyContent: "flex-end" } },
});

// On a card, cells with buttons or unbroken text show no column name and have the card's full width.
for (const part of [actions, unbrokenTextCell]) {
  const fullWidthCell = `${cell}:has(> ${part}, > div > ${part})`;
  uiGlobal(fullWidthCell, { "@container": { [narrow]: { display: "block" } } });
  uiGlobal(`${fullWidthCell} > ${cellLabel}`, { "@container": { [narrow]: { display: "none" } } });
}
uiGlobal(`${cell}:has(${actions})`, {
  "@container": { [narrow]: { paddingBlockStart: space[2] } },
});

/** Fixed column widths, so that the columns of tables below one another line up. */
export const alignedTable = uiStyle({ "@container": { [wide]: { tableLayout: "fixed" } } }, table);

// The first column shows each row's name, with text under it.
uiGlobal(`${alignedTable} thead th:first-child`, {
  "@container": { [wide]: { inlineSize: "45%" } },
});

/** A table with low rows. Cards and touch screens keep the normal sizes. */
export const denseFrame = uiStyle({ fontSize: tokens.fontSize.small }, frame);

for (const part of [cell, headCell]) {
  uiGlobal(`${denseFrame} ${part}`, {
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
uiGlobal(`${denseFrame} ${row} :is(a, button, input)`, {
  "@container": {
    [wide]: {
      "@media": { [media.canHover]: { minBlockSize: "2rem", paddingBlock: 0 } },
    },
  },
});
