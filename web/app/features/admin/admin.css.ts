import { featureStyle } from "#app/styles/layered.ts";
import { media, tableForm } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

/** Login and setup: one card, in the middle of a quiet ground. */
export const entry = featureStyle({
  display: "grid",
  placeItems: "start center",
  minBlockSize: `calc(100dvb - ${tokens.size.header})`,
  padding: `${space.section} ${space.gutter}`,
  backgroundColor: color.tinted,
});

export const card = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  inlineSize: "100%",
  maxInlineSize: "27rem",
  padding: `${space[8]} ${space[6]}`,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.raised,
});

export const entryHeading = featureStyle({ fontSize: tokens.fontSize.h3 });
export const muted = featureStyle({ color: color.textMuted });
export const entryLede = featureStyle({ marginBlockStart: space[2], color: color.textMuted });

export const section = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  scrollMarginBlockStart: `calc(${tokens.size.scrollOffset} + ${space[4]})`,
});

/** A table's heading, its search and what makes a new row. */
export const toolbar = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

export const toolbarHeading = featureStyle({
  flex: "1 1 0",
  minInlineSize: "min-content",
  fontSize: tokens.fontSize.h3,
});

/** Below the heading on a small screen, between it and the button on a larger one. */
export const toolbarSearch = featureStyle({
  flex: "1 0 100%",
  order: "1",
  "@media": { [media.medium]: { flex: "0 1 20rem", order: "0" } },
});

export const total = featureStyle({
  marginInlineStart: space[2],
  color: color.textMuted,
  fontSize: tokens.fontSize.body,
  fontWeight: tokens.weight.regular,
  fontFamily: tokens.font.text,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "normal",
});

/** What a table is narrowed to: one of a few. */
export const filters = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const filter = featureStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: tokens.size.target,
  paddingInline: space[4],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.round,
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.weight.medium,
  textDecoration: "none",
  still: "[aria-current]",
  hover: { borderColor: color.borderStrong, color: color.text },
  active: { borderColor: color.brand, backgroundColor: color.brandSubtle, color: color.text },
  selectors: {
    '&[aria-current="true"]': {
      borderColor: color.brand,
      backgroundColor: color.brandSubtle,
      color: color.text,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { '&[aria-current="true"]': { borderWidth: border.strong } },
    },
  },
});

export const filterCount = featureStyle({ fontVariantNumeric: "tabular-nums" });

export const rowLink = featureStyle({
  color: color.text,
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: "0.25em",
  hover: { color: color.brand, textDecorationColor: "currentColor" },
  active: { color: color.brandPressed, textDecorationColor: "currentColor" },
});

export const chips = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[1] });
export const under = featureStyle({ marginBlockStart: space[1] });

export const tag = featureStyle({
  paddingInline: space[2],
  borderRadius: radius.small,
  backgroundColor: color.tinted,
  fontSize: tokens.fontSize.small,
});

export const description = featureStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  maxInlineSize: "26rem",
  overflow: "hidden",
  color: color.textMuted,
  fontWeight: tokens.weight.regular,
});

/** A plan's name asks for little room, so that the other columns have theirs in one line first. */
export const planName = featureStyle({ contain: "inline-size" });

/** Has the room that the customer's other columns leave in one line, and none where they leave none. */
export const planDescription = featureStyle(
  {
    contain: "inline-size",
    minInlineSize: "max(8rem, 100cqi - 62rem)",
    maxInlineSize: "none",
    "@container": { [`${tableForm.rows} and (max-width: 66rem)`]: { display: "none" } },
  },
  description,
);

export const mono = featureStyle({
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.9375em",
});

export const changes = featureStyle({
  display: "grid",
  gap: space[1],
  fontSize: tokens.fontSize.small,
});

export const changeField = featureStyle({ color: color.textMuted });

export const before = featureStyle({ color: color.textMuted, textDecoration: "line-through" });

export const after = featureStyle({ textDecoration: "none" });

export const facts = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: space[5],
  padding: space[5],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
});
export const fact = featureStyle({ overflowWrap: "anywhere" });
export const factName = featureStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
});

export const inline = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

/** The error of a field in a row. */
export const problem = featureStyle({ color: color.danger, fontSize: tokens.fontSize.small });

/** A checkbox in a row. */
export const box = featureStyle({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  accentColor: color.brand,
});

/** Text as it was typed, with its lines. */
export const lines = featureStyle({ whiteSpace: "pre-line" });

/** What waits today, side by side. */
export const figures = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
  gap: space[3],
});

export const figure = featureStyle({
  display: "grid",
  alignContent: "space-between",
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  selectors: { "&[data-urgent]": { borderInlineStart: `${border.strong} solid ${color.danger}` } },
});

export const figureValue = featureStyle({
  display: "inline-block",
  minInlineSize: tokens.size.target,
  color: color.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h3,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  hover: { color: color.brand, textDecoration: "underline" },
});

/** The link's name, for who hears it without the figure's. */
export const figureWords = featureStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});

/** Fields that narrow a list, in one line where they fit. */
export const narrow = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
});

/** A long name among the choices leaves room for the other fields. */
export const narrowSelect = featureStyle({ minInlineSize: 0, maxInlineSize: "20rem" });

/** A date and its time stay in one line. */
export const unbroken = featureStyle({ whiteSpace: "nowrap" });
