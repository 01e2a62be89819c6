import { styleVariants } from "@vanilla-extract/css";
import { featureStyle } from "#app/styles/layered.ts";
import { hiddenInPrint, media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, size, fontSize, lineHeight, border, radius, weight } = tokens;
const hairline = `${border.hairline} solid ${color.border}`;

/** Colour of each state on any background; text and icon next to it repeat the state. */
const stateColors = {
  operational: color.success,
  maintenance: color.textMuted,
  degraded: color.literal,
  partial: color.danger,
  major: color.danger,
};

export const page = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.block,
  maxInlineSize: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  padding: `calc(${space.section} * 0.8) ${space.gutter} ${space.section}`,
  overflowWrap: "anywhere",
  "@media": { [media.print]: { display: "block" } },
});

export const overallSummary = featureStyle({ display: "grid", gap: space[4] });
export const heading = featureStyle({
  fontSize: fontSize.h1,
  lineHeight: lineHeight.tight,
});
const overallState = featureStyle({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: `${space[5]} ${space[6]}`,
  border: `${border.strong} solid currentColor`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  fontFamily: tokens.font.heading,
  fontSize: fontSize.h3,
  fontWeight: weight.semibold,
  lineHeight: lineHeight.snug,
});
export const overallStates = styleVariants(stateColors, (own) => [
  featureStyle({ color: own }, overallState),
]);
export const smallText = featureStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

/** A block instead of a grid, since grids break badly between printed pages. */
const inFlow = { [media.print]: { display: "block", marginBlockEnd: space[6] } };

export const section = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": inFlow,
});
export const sectionHeading = featureStyle({
  fontSize: fontSize.h2,
  lineHeight: lineHeight.heading,
});

/** Explains how to read the bars. */
export const chartExplanation = featureStyle({
  display: "grid",
  gap: `${space[4]} ${space[12]}`,
  maxInlineSize: size.content,
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" },
  },
});
export const legend = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  fontSize: fontSize.small,
});
export const legendItem = featureStyle({ display: "flex", alignItems: "end", gap: space[2] });
export const legendBar = featureStyle({ inlineSize: "0.5rem", blockSize: "1.5rem" });

export const componentGroup = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  "@media": inFlow,
});
export const groupName = featureStyle({ fontSize: fontSize.h4 });
export const components = featureStyle({
  display: "grid",
  borderBlockEnd: hairline,
  "@media": inFlow,
});
export const component = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[4]} ${space[10]}`,
  paddingBlock: space[5],
  borderBlockStart: hairline,
  breakInside: "avoid",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
});
export const componentHeader = featureStyle({
  display: "grid",
  alignContent: "start",
  gap: space[1],
});
export const componentName = featureStyle({
  fontSize: fontSize.body,
  fontWeight: weight.semibold,
  lineHeight: lineHeight.snug,
});
const componentState = featureStyle({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  fontSize: fontSize.small,
  fontWeight: weight.semibold,
});
export const componentStates = styleVariants(stateColors, (own) => [
  featureStyle({ color: own }, componentState),
]);

export const history = featureStyle({ display: "grid", gap: space[2], alignContent: "start" });
export const uptimeStrip = featureStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "2.5rem",
});
/** Strip of bars with marks. The height includes the marks, so that bars are as high as in a strip without marks. */
export const markedUptimeStrip = featureStyle({ blockSize: "3.125rem" }, uptimeStrip);
export const dayBars = styleVariants({ ...stateColors, unknown: color.borderStrong }, (own) => [
  featureStyle({
    fill: own,
    // Uses a single colour in forced-colours mode. The height of the bars also shows the state.
    "@media": { [media.forcedColors]: { fill: "CanvasText" } },
  }),
]);
/** Marks the days that automatic checks measured. */
export const measurementMark = featureStyle({
  fill: color.textMuted,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const uptimeScale = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: "tabular-nums",
});
export const uptimePercentage = featureStyle({ color: color.text });
export const daysWithProblems = featureStyle({
  display: "grid",
  gap: space[1],
  fontSize: fontSize.small,
});

export const incidentList = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
});
const incident = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[5]} ${space[10]}`,
  paddingBlockStart: space[5],
  borderBlockStart: hairline,
  breakInside: "avoid",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
});
export const incidents = {
  open: featureStyle(
    { borderBlockStart: `${border.strong} solid ${color.text}`, paddingBlockStart: space[5] },
    incident,
  ),
  over: incident,
};
export const incidentHead = featureStyle({
  display: "grid",
  alignContent: "start",
  gap: space[3],
});
export const incidentKind = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  color: color.textMuted,
  fontSize: fontSize.small,
});
export const incidentTitles = {
  page: featureStyle({ fontSize: fontSize.h2, lineHeight: lineHeight.heading }),
  list: featureStyle({ fontSize: fontSize.h4, lineHeight: lineHeight.snug }),
};
export const link = featureStyle({
  textUnderlineOffset: "0.15em",
  hover: { color: color.brand },
  active: { color: color.brandPressed },
});
export const impactList = featureStyle({
  display: "grid",
  gap: space[1],
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});
export const worstImpact = featureStyle({ display: "flex", alignItems: "center", gap: space[2] });
export const updates = featureStyle({
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  listStyle: "none",
});
export const update = featureStyle({
  display: "grid",
  gap: space[1],
  maxInlineSize: size.measure,
  scrollMarginBlockStart: `calc(${size.scrollOffset} + ${space[4]})`,
});
export const updateHeader = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  fontSize: fontSize.small,
});
export const updateText = featureStyle({ whiteSpace: "pre-line" });

export const alertForm = featureStyle({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxInlineSize: "28rem",
  "@media": hiddenInPrint,
});
export const honeypot = featureStyle({
  position: "absolute",
  insetInlineStart: "-100vw",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
});
