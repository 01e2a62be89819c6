import { featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border } = tokens;

export const text = featureStyle({ marginBlockStart: space[2], color: color.textMuted });

export const steps = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
});

/** New recovery codes. The scroll margin keeps the focused codes below the page's header. */
export const newCodes = featureStyle(
  { scrollMarginBlockStart: `calc(${tokens.size.scrollOffset} + ${space[4]})` },
  steps,
);

export const buttonRow = featureStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});

export const qrCode = featureStyle({
  display: "block",
  inlineSize: "14rem",
  maxInlineSize: "100%",
  marginBlock: space[3],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: tokens.radius.small,
  colorScheme: "light",
  backgroundColor: color.surface,
  color: color.ink,
});

/** Secret and recovery codes. */
export const code = featureStyle({
  fontFamily: "ui-monospace, monospace",
  overflowWrap: "anywhere",
});

export const codes = featureStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  columnGap: space[4],
  rowGap: space[2],
  padding: space[4],
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.surface,
});

export const download = featureStyle({ textDecoration: "underline" });
