import { style } from "@vanilla-extract/css";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { blockStyle } from "../block-style.ts";

const hairline = `${tokens.border.hairline} solid ${tokens.color.border}`;

export const text = blockStyle({ color: tokens.color.textMuted });
export const title = blockStyle({ fontSize: tokens.fontSize.h4 });

/** The strip sits closer to its neighbours than a section of its own would. */
export const strip = blockStyle({ marginBlock: `calc(${tokens.space.section} / -3)` });

export const stripHeading = blockStyle({
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
  gridTemplateRows: "auto auto 1fr",
  gap: tokens.space["2"],
  paddingBlock: tokens.space["6"],
  borderBlockStart: hairline,
  color: tokens.color.brand,
  selectors: { "&:first-child": { borderBlockStart: "none" } },
  "@media": {
    [media.medium]: {
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
  color: tokens.color.text,
  fontSize: tokens.fontSize.h3,
  marginBlockStart: tokens.space["3"],
});

const mosaic = blockStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

function mosaicOf(columns: number) {
  return style([
    mosaic,
    blockStyle({
      "@media": {
        [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [media.large]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      },
    }),
  ]);
}

export const mosaics = { 3: mosaicOf(3), 4: mosaicOf(4) };

function headingOver(span: string) {
  return blockStyle({
    "@media": {
      [media.medium]: { gridColumn: "1 / -1" },
      [media.large]: { gridColumn: span, paddingInlineEnd: tokens.space["12"] },
    },
  });
}

export const mosaicHeadings = {
  1: headingOver("span 1"),
  2: headingOver("span 2"),
  row: headingOver("1 / -1"),
};

/** The list's cells share the grid with the heading, which is not one of them. */
export const mosaicItems = blockStyle({ display: "contents" });

export const cell = blockStyle({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto auto 1fr",
  gap: tokens.space["2"],
  paddingBlock: tokens.space["6"],
  borderBlockStart: hairline,
  "@media": {
    [media.medium]: {
      padding: tokens.space["6"],
      borderInlineStart: hairline,
    },
    [media.large]: { paddingBlockEnd: tokens.space["10"] },
  },
});

export const cellIcon = blockStyle({
  color: tokens.color.brand,
  "@media": { [media.large]: { marginBlockEnd: tokens.space["6"] } },
});

export const listDrawing = blockStyle({
  maxInlineSize: "20rem",
  marginBlockEnd: tokens.space["8"],
  "@media": { [media.large]: { maxInlineSize: "none", marginInline: `-${tokens.space["6"]} 0` } },
});

export const list = blockStyle({ borderBlockEnd: hairline });

export const line = blockStyle({
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

export const lineIcon = blockStyle({ color: tokens.color.brand, alignSelf: "start" });

export const lineText = style([
  text,
  blockStyle({
    gridColumn: 2,
    "@media": { [media.medium]: { gridColumn: 3 } },
  }),
]);
