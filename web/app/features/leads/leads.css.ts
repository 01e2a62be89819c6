import { featureStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { space, size, color, fontSize, lineHeight } = tokens;

export const form = featureStyle({
  display: "grid",
  gap: space[6],
  inlineSize: "100%",
  maxInlineSize: "44rem",
});

/** Honeypot field. Placed off the screen instead of hidden by `display: none`, which bots recognize. */
export const honeypot = featureStyle({
  position: "absolute",
  insetInlineStart: "-100vw",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
});

export const notice = featureStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

/** A checkbox and its label, clickable as a whole. */
export const consentLabel = featureStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[3],
  alignItems: "center",
  minBlockSize: size.target,
  lineHeight: lineHeight.snug,
  cursor: "pointer",
});

export const consentCheckbox = featureStyle({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  accentColor: color.brand,
  cursor: "pointer",
});

export const actions = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
