import { style } from "@vanilla-extract/css";
import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const hairline = `${tokens.border.hairline} solid ${tokens.color.border}`;

export const articles = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: tokens.space["8"],
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

const fullWidth = blockStyle({ gridColumn: "1 / -1" });

export const articleListItems = {
  lead: style([fullWidth, blockStyle({ marginBlockEnd: tokens.space["12"] })]),
  second: blockStyle({ marginBlockEnd: tokens.space["12"] }),
  entry: style([fullWidth, blockStyle({ borderBlockStart: hairline })]),
};

const article = blockStyle({ position: "relative", display: "grid", gap: tokens.space["5"] });

export const articleSizes = {
  lead: style([
    article,
    blockStyle({
      "@media": {
        [media.large]: {
          gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
          columnGap: tokens.space["12"],
          alignItems: "center",
        },
      },
    }),
  ]),
  second: article,
  entry: style([
    article,
    blockStyle({
      gridTemplateColumns: "5.5rem minmax(0, 1fr)",
      gap: `${tokens.space["3"]} ${tokens.space["5"]}`,
      paddingBlock: tokens.space["6"],
      "@media": {
        [media.medium]: {
          gridTemplateColumns: "9rem minmax(0, 1fr)",
          columnGap: tokens.space["8"],
        },
      },
    }),
  ]),
};

const dot = `color-mix(in oklab, ${tokens.color.drawingSoft} 50%, transparent)`;

const illustrationFrame = blockStyle({
  display: "grid",
  alignItems: "center",
  alignSelf: "start",
  overflow: "clip",
  borderRadius: tokens.radius.medium,
  backgroundColor: tokens.color.tinted,
});

export const illustrationFrames = {
  lead: style([
    illustrationFrame,
    blockStyle({
      padding: "4% 8%",
      borderRadius: tokens.radius.large,
      backgroundImage: `radial-gradient(${dot} 1px, transparent 1.5px)`,
      backgroundSize: "1.5rem 1.5rem",
    }),
  ]),
  second: style([
    illustrationFrame,
    blockStyle({ paddingInline: "16%", paddingBlock: tokens.space["3"] }),
  ]),
  entry: style([illustrationFrame, blockStyle({ padding: tokens.space["2"] })]),
};

const textColumn = blockStyle({ display: "grid", gap: tokens.space["3"], alignContent: "start" });

export const textColumns = {
  lead: textColumn,
  second: textColumn,
  /** On a phone, the title is next to the image; description and metadata are below. */
  entry: blockStyle({
    display: "contents",
    "@media": {
      [media.medium]: { display: "grid", gap: tokens.space["3"], alignContent: "start" },
      [media.large]: {
        gridTemplateColumns: "minmax(0, 1fr) 12rem",
        columnGap: tokens.space["16"],
      },
    },
  }),
};

const fullWidthOnPhone = blockStyle({
  gridColumn: "1 / -1",
  "@media": { [media.medium]: { gridColumn: "auto" } },
});

export const titles = {
  lead: blockStyle({ fontSize: tokens.fontSize.h2 }),
  second: blockStyle({ fontSize: tokens.fontSize.h3 }),
  entry: blockStyle({ fontSize: tokens.fontSize.h4, alignSelf: "center" }),
};

/** Makes the whole entry clickable. */
export const link = blockStyle({
  textDecorationLine: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
  textDecorationThickness: tokens.border.strong,
  textUnderlineOffset: "0.15em",
  hover: { color: tokens.color.brand, textDecorationLine: "underline" },
  active: { color: tokens.color.brandPressed, textDecorationLine: "underline" },
});

const description = blockStyle({
  color: tokens.color.textMuted,
  maxInlineSize: tokens.size.measure,
});

export const descriptions = {
  lead: description,
  second: description,
  entry: style([description, fullWidthOnPhone]),
};

const metadata = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${tokens.space["5"]}`,
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

/** The category's link is stacked above the article's link, which covers the whole entry. */
export const category = blockStyle({
  position: "relative",
  zIndex: 1,
  // Enlarges the touch target without changing the layout.
  paddingBlock: tokens.space["3"],
  marginBlock: `calc(-1 * ${tokens.space["3"]})`,
  color: tokens.color.brand,
  fontWeight: tokens.weight.semibold,
  textDecorationLine: "none",
  textUnderlineOffset: "0.2em",
  hover: { textDecorationLine: "underline" },
  active: { color: tokens.color.brandPressed, textDecorationLine: "underline" },
});

export const metadataLines = {
  lead: metadata,
  second: metadata,
  entry: style([
    metadata,
    fullWidthOnPhone,
    blockStyle({
      "@media": {
        [media.large]: { flexDirection: "column", gridArea: "1 / 2 / span 2", alignSelf: "start" },
      },
    }),
  ]),
};
