import { featureStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

/** Frame around the list of checks; problems come first. */
export const checks = featureStyle({
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflow: "hidden",
});

/** Puts name, result and state on one line where there is space, and the advice below the result. */
export const check = featureStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `${border.strong} solid transparent`,
  selectors: {
    "& + &": { borderBlockStart: `${border.hairline} solid ${color.border}` },
    '&[data-health="bad"]': { borderInlineStartColor: color.danger },
    '&[data-health="attention"]': { borderInlineStartColor: color.borderStrong },
  },
  "@media": {
    [media.medium]: { gridTemplateColumns: "12rem minmax(0, 1fr) auto" },
  },
});

export const name = featureStyle({
  fontFamily: tokens.font.text,
  fontSize: tokens.fontSize.body,
  fontWeight: tokens.weight.medium,
  letterSpacing: "normal",
});

/** Result of a check. On small screens the result is below the name and the state. */
export const finding = featureStyle({
  gridColumn: "1 / -1",
  order: "1",
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.medium]: { gridColumn: "2", order: "0" } },
});

export const advice = featureStyle({
  gridColumn: "1 / -1",
  order: "2",
  maxInlineSize: "65ch",
  "@media": { [media.medium]: { gridColumn: "2" } },
});
