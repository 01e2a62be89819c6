import { style } from "@vanilla-extract/css";
import { blockGlobal, blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { cardRow } from "../card-row.css.ts";

/** The first and last of every four cards are wide: 7 + 5 columns, then 5 + 7. */
const wideCards = ":is(:nth-child(4n + 1), :nth-child(4n), :last-child:nth-child(odd))";

export const cards = style([
  cardRow,
  blockStyle({
    gap: tokens.space["5"],
    "@media": {
      [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.large]: {
        gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
        gap: tokens.space["6"],
      },
    },
  }),
]);

export const card = blockStyle({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "clip",
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.large,
  backgroundColor: tokens.color.surface,
  transition: `border-color ${tokens.motion.calm} ${tokens.motion.ease}`,
  hover: { borderColor: tokens.color.brand },
  active: { borderColor: tokens.color.brand, backgroundColor: tokens.color.brandSubtle },
  "@media": {
    [media.large]: {
      gridColumn: "span 5",
      selectors: {
        [`&${wideCards}`]: {
          gridColumn: "span 7",
          gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
          gridTemplateRows: "1fr",
        },
        "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
      },
    },
  },
});

export const illustration = blockStyle({
  display: "grid",
  alignItems: "center",
  justifyItems: "center",
  overflow: "clip",
  backgroundColor: `color-mix(in oklab, ${tokens.color.drawingFill} 45%, ${tokens.color.surface})`,
  paddingInline: "24%",
  "@media": {
    [media.medium]: { paddingInline: "8%" },
    [media.large]: {
      blockSize: "17rem",
      paddingInline: "13%",
      selectors: {
        /** Makes the illustration larger than its area, so that the card's edge clips the illustration. */
        [`${card}${wideCards} > &`]: {
          blockSize: "auto",
          gridTemplateColumns: "150%",
          justifyContent: "end",
          paddingInline: 0,
        },
      },
    },
  },
});

export const cardText = blockStyle({
  display: "grid",
  gap: tokens.space["3"],
  gridTemplateRows: "auto 1fr",
  padding: tokens.space["5"],
  "@media": {
    [media.medium]: { padding: tokens.space["6"] },
    [media.large]: { padding: tokens.space["8"] },
  },
});

/** Details of a service. The link is at the bottom of the card, aligned with the link of the neighbouring card. */
export const details = blockStyle({
  display: "grid",
  gap: tokens.space["4"],
  gridTemplateRows: "auto auto 1fr",
});

export const title = blockStyle({
  fontSize: tokens.fontSize.h3,
  "@media": {
    [media.large]: { selectors: { [`${card}${wideCards} &`]: { fontSize: tokens.fontSize.h2 } } },
  },
});

export const text = blockStyle({ color: tokens.color.textMuted });
export const link = blockStyle({ alignSelf: "end", paddingBlockStart: tokens.space["2"] });

blockGlobal(`${illustration} > svg`, {
  transition: `translate ${tokens.motion.calm} ${tokens.motion.ease}`,
});

blockGlobal(`${card}:hover ${illustration} > svg`, {
  "@media": { [media.canHover]: { translate: "0 -0.375rem" } },
});

/** Makes the whole card clickable. */
blockGlobal(`${link} a::after`, { content: '""', position: "absolute", inset: 0 });
