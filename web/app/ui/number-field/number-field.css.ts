import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { control } from "#app/ui/field/field.css.ts";

const { color, space, size, radius, border } = tokens;

const buttonsBelow = {
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"label" "stepper" "note"',
  gap: space[2],
} as const;

export const field = uiStyle({
  display: "grid",
  // On phones the stepper is beside its label and note.
  gridTemplateColumns: "minmax(0, 1fr) 9.5rem",
  gridTemplateAreas: '"label stepper" "note stepper"',
  gap: `${space[1]} ${space[3]}`,
  alignContent: "end",
  alignItems: "center",
  "@media": {
    [media.narrow]: buttonsBelow,
    [media.medium]: { ...buttonsBelow, alignItems: "normal" },
  },
});

/** Numbers are right-aligned, next to their units. */
export const textInput = uiStyle(
  { minBlockSize: size.target, fontVariantNumeric: "tabular-nums", textAlign: "end" },
  control,
);

export const limitsNote = uiStyle({
  gridArea: "note",
  color: color.textMuted,
  fontSize: tokens.fontSize.small,
  fontVariantNumeric: "tabular-nums",
  lineHeight: tokens.lineHeight.snug,
});

/** The number is bold, because colour alone must not mark an adjusted number. */
export const adjustedNote = uiStyle(
  { color: color.text, fontWeight: tokens.weight.semibold },
  limitsNote,
);

export const stepper = uiStyle({
  gridArea: "stepper",
  display: "flex",
  inlineSize: "100%",
  maxInlineSize: "12rem",
  gap: space[1],
});

export const stepButton = uiStyle({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: size.target,
  blockSize: size.target,
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.brand,
  cursor: "pointer",
  // Disables double-tap zoom, so that repeated taps react at once.
  touchAction: "manipulation",
  selectors: { "&:disabled": { color: color.borderStrong, cursor: "default" } },
  hover: { backgroundColor: color.brandSubtle },
  active: { backgroundColor: color.brandSubtle },
});
