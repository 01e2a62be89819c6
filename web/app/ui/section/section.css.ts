import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const band = uiStyle({
  paddingBlock: tokens.space.section,
  color: tokens.color.text,
});

// Adjacent sections with the same background share one gap.
const paper = uiStyle(
  {
    backgroundColor: tokens.color.paper,
    selectors: { "& + &": { paddingBlockStart: 0 } },
  },
  band,
);

const tinted = uiStyle(
  {
    backgroundColor: tokens.color.tinted,
    selectors: { "& + &": { paddingBlockStart: 0 } },
  },
  band,
);

const ink = uiStyle(
  {
    backgroundColor: tokens.color.ink,
    colorScheme: "dark",
    // Draws borders in dark mode, where backgrounds alone would hardly differ from their neighbours.
    borderBlock: `${tokens.border.hairline} solid ${tokens.color.border}`,
    selectors: { "& + &": { paddingBlockStart: 0 } },
  },
  band,
);

export const backgrounds = { paper, tinted, ink };

export const content = uiStyle({
  inlineSize: "100%",
  maxInlineSize: `calc(${tokens.size.content} + 2 * ${tokens.space.gutter})`,
  marginInline: "auto",
  paddingInline: tokens.space.gutter,
});

const heading = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space["3"],
  selectors: { "&:not(:last-child)": { marginBlockEnd: tokens.space.block } },
  "@media": {
    [media.medium]: { gap: tokens.space["5"] },
    [media.print]: { breakAfter: "avoid", breakInside: "avoid" },
  },
});

export const headings = {
  start: uiStyle({ maxInlineSize: "46rem" }, heading),
  split: uiStyle(
    {
      "@media": {
        [media.large]: {
          gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
          columnGap: tokens.space["16"],
          alignItems: "end",
        },
      },
    },
    heading,
  ),
};

const node = "0.3125rem";

/** Short text above a heading. Begins with a line that ends in a node, as in a network diagram. */
export const eyebrow = uiStyle({
  display: "flex",
  alignItems: "center",
  gap: tokens.space["3"],
  marginBlockEnd: tokens.space["2"],
  color: tokens.color.brand,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.snug,
  "@media": { [media.medium]: { marginBlockEnd: tokens.space["4"] } },
  "::before": {
    content: "",
    flex: "none",
    inlineSize: "2rem",
    blockSize: `calc(2 * ${node})`,
    background: [
      `radial-gradient(circle at calc(100% - ${node}) 50%, transparent 0 2.75px, currentColor 3.25px 4.5px, transparent 5px)`,
      `linear-gradient(currentColor 0 0) 0 50% / calc(100% - 2 * ${node}) 1.5px no-repeat`,
    ].join(", "),
  },
});

export const headingLevels = {
  1: uiStyle({
    fontSize: tokens.fontSize.h1,
    letterSpacing: "-0.035em",
    lineHeight: tokens.lineHeight.tight,
  }),
  2: uiStyle({ fontSize: tokens.fontSize.h2, letterSpacing: "-0.028em", lineHeight: "1.1" }),
};

export const headingAside = uiStyle({
  display: "grid",
  gap: tokens.space["6"],
  justifyItems: "start",
});

export const lede = uiStyle({
  maxInlineSize: "38rem",
  color: tokens.color.textMuted,
  fontSize: tokens.fontSize.lede,
  lineHeight: "1.5",
});
