import { featureStyle } from "#app/styles/layered.ts";
import { media, tableLayoutQueries } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

/** Login and setup: one centred card on a tinted background. */
export const signInPage = featureStyle({
  display: "grid",
  placeItems: "start center",
  minBlockSize: `calc(100dvb - ${tokens.size.header})`,
  padding: `${space.section} ${space.gutter}`,
  backgroundColor: color.tinted,
});

export const signInCard = featureStyle({
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

export const signInHeading = featureStyle({ fontSize: tokens.fontSize.h3 });
export const mutedText = featureStyle({ color: color.textMuted });
export const signInLede = featureStyle({ marginBlockStart: space[2], color: color.textMuted });

export const section = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  scrollMarginBlockStart: `calc(${tokens.size.scrollOffset} + ${space[4]})`,
});

/** Heading of a table, its search and the button that creates a row. */
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

/** Search of a toolbar: below the heading on small screens, between heading and button on larger screens. */
export const toolbarSearch = featureStyle({
  flex: "1 0 100%",
  order: "1",
  "@media": { [media.medium]: { flex: "0 1 20rem", order: "0" } },
});

export const totalCount = featureStyle({
  marginInlineStart: space[2],
  color: color.textMuted,
  fontSize: tokens.fontSize.body,
  fontWeight: tokens.weight.regular,
  fontFamily: tokens.font.text,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "normal",
});

/** Buttons that filter a table; one button is active. */
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
  inactiveSelector: "[aria-current]",
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

export const tagList = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[1] });
export const statusLine = featureStyle({ marginBlockStart: space[1] });

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

/** Gives a plan's name little width, so that the other columns stay on one line. */
export const planName = featureStyle({ contain: "inline-size" });

/** Description of a plan. Uses the width that the other columns leave, and is hidden if no width is left. */
export const planDescription = featureStyle(
  {
    contain: "inline-size",
    minInlineSize: "max(8rem, 100cqi - 62rem)",
    maxInlineSize: "none",
    "@container": { [`${tableLayoutQueries.rows} and (max-width: 66rem)`]: { display: "none" } },
  },
  description,
);

export const monospaceText = featureStyle({
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.9375em",
});

export const changeList = featureStyle({
  display: "grid",
  gap: space[1],
  fontSize: tokens.fontSize.small,
});

export const changeField = featureStyle({ color: color.textMuted });

export const previousValue = featureStyle({
  color: color.textMuted,
  textDecoration: "line-through",
});

export const newValue = featureStyle({ textDecoration: "none" });

export const details = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: space[5],
  padding: space[5],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
});
export const detail = featureStyle({ overflowWrap: "anywhere" });
export const detailName = featureStyle({
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
});

export const controlRow = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

/** Error of a field in a row. */
export const rowError = featureStyle({ color: color.danger, fontSize: tokens.fontSize.small });

/** Checkbox in a row. */
export const checkbox = featureStyle({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  accentColor: color.brand,
});

/** Keeps the line breaks of the entered text. */
export const multilineText = featureStyle({ whiteSpace: "pre-line" });

/** Figures of work due today, side by side. */
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

/** Visually hidden description of a figure, for screen readers. */
export const figureDescription = featureStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});

/** Filter fields of a list, in one line where they fit. */
export const filterFields = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
});

/** Limits the width of a select with long options, so that the other fields fit. */
export const filterSelect = featureStyle({ minInlineSize: 0, maxInlineSize: "20rem" });

/** Keeps a date and its time on one line. */
export const dateTime = featureStyle({ whiteSpace: "nowrap" });
