import { style } from "@vanilla-extract/css";
import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

/** Screen widths with two columns of cells. At these widths every odd cell is the first of its row. */
const betweenMediumAndLarge = `${media.medium} and (not ${media.large})`;

const hairline = `${tokens.border.hairline} solid ${tokens.color.border}`;

export const text = blockStyle({ color: tokens.color.textMuted });
export const icon = blockStyle({ color: tokens.color.brand });
export const title = blockStyle({ fontSize: tokens.fontSize.h4 });

/** A strip of tiles, with less space around it than a normal section. */
export const tileStrip = blockStyle({ marginBlock: `calc(${tokens.space.section} / -3)` });

export const tileStripHeading = blockStyle({
  color: tokens.color.textMuted,
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.body,
  fontWeight: tokens.weight.medium,
  letterSpacing: 0,
  marginBlockEnd: tokens.space["5"],
});

export const tiles = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlock: hairline,
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "1fr" },
  },
});

export const tile = blockStyle({
  display: "grid",
  // On phones, the icon is beside the title.
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: tokens.space["3"],
  rowGap: tokens.space["1"],
  paddingBlock: tokens.space["3"],
  borderBlockStart: hairline,
  selectors: { "&:first-child": { borderBlockStart: "none" } },
  "@media": {
    [media.medium]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto auto 1fr",
      alignItems: "normal",
      rowGap: tokens.space["2"],
      paddingBlock: tokens.space["6"],
      paddingInlineEnd: tokens.space["6"],
      selectors: {
        "&:nth-child(2)": { borderBlockStart: "none" },
        "&:nth-child(even)": { borderInlineStart: hairline, paddingInlineStart: tokens.space["6"] },
      },
    },
    [media.large]: {
      borderBlockStart: "none",
      paddingBlock: tokens.space["8"],
      selectors: {
        "& + &": { borderInlineStart: hairline, paddingInlineStart: tokens.space["6"] },
      },
    },
  },
});

export const tileTitle = blockStyle({
  fontSize: tokens.fontSize.h3,
  "@media": { [media.medium]: { marginBlockStart: tokens.space["3"] } },
});

export const tileText = style([
  text,
  blockStyle({ gridColumn: "1 / -1", "@media": { [media.medium]: { gridColumn: "auto" } } }),
]);

/** Places the list's cells in the grid of the heading, although the heading is outside the list. */
export const mosaicList = blockStyle({ display: "contents" });

export const mosaicCell = blockStyle({
  display: "grid",
  alignContent: "start",
  gap: tokens.space["2"],
  paddingBlock: tokens.space["5"],
  borderBlockStart: hairline,
  "@media": {
    [media.medium]: {
      padding: tokens.space["6"],
      borderInlineStart: hairline,
    },
    [media.large]: { paddingBlockEnd: tokens.space["10"] },
  },
});

export const mosaicCellTitle = style([title, blockStyle({ marginBlockStart: tokens.space["2"] })]);

interface MosaicOptions {
  columns: number;
  /** `:nth-child` arguments of the first cells of rows, which align with the page's edge. */
  firstCells: string;
}

function mosaic({ columns, firstCells }: MosaicOptions) {
  const className = blockStyle({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderBlockEnd: hairline,
    "@media": {
      [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.large]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    },
  });
  const alignedWithPageEdge = { borderInlineStart: "none", paddingInlineStart: 0 };
  blockGlobal(`${className} ${mosaicCell}:nth-child(odd)`, {
    "@media": { [betweenMediumAndLarge]: alignedWithPageEdge },
  });
  blockGlobal(`${className} ${mosaicCell}:nth-child(${firstCells})`, {
    "@media": { [media.large]: alignedWithPageEdge },
  });
  return className;
}

export const mosaicLayouts = {
  fourWide: mosaic({ columns: 4, firstCells: "4n + 3" }),
  threeWide: mosaic({ columns: 3, firstCells: "3n + 2" }),
  threeNarrow: mosaic({ columns: 3, firstCells: "3n" }),
  threeBelow: mosaic({ columns: 3, firstCells: "3n + 1" }),
};

function headingSpanning(columns: string) {
  return blockStyle({
    paddingBlockEnd: tokens.space["8"],
    "@media": {
      [media.medium]: { gridColumn: "1 / -1" },
      [media.large]: { gridColumn: columns, paddingInlineEnd: tokens.space["12"] },
    },
  });
}

export const mosaicHeadings = {
  fourWide: headingSpanning("span 2"),
  threeWide: headingSpanning("span 2"),
  threeNarrow: headingSpanning("span 1"),
  threeBelow: headingSpanning("1 / -1"),
};

export const listIllustration = blockStyle({
  maxInlineSize: "20rem",
  "@media": { [media.large]: { maxInlineSize: "none" } },
});

export const listPhoto = blockStyle({ marginBlockStart: tokens.space["6"] });

export const list = blockStyle({ borderBlockEnd: hairline });

export const listRow = blockStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: tokens.space["4"],
  rowGap: tokens.space["1"],
  alignItems: "baseline",
  paddingBlock: tokens.space["5"],
  borderBlockStart: hairline,
  "@media": {
    [media.medium]: { gridTemplateColumns: "auto minmax(0, 2fr) minmax(0, 3fr)" },
  },
});

/** Icon of a row, as high as the first line of the text next to it. */
export const listRowIcon = style([
  icon,
  blockStyle({ display: "grid", alignSelf: "start", alignItems: "center", blockSize: "1lh" }),
]);

export const listRowText = style([
  text,
  blockStyle({
    gridColumn: 2,
    "@media": { [media.medium]: { gridColumn: 3 } },
  }),
]);
