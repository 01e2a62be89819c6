import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { control } from "#app/ui/field/field.css.ts";

const { color, space, border, radius } = tokens;

export const frame = uiStyle({ position: "relative", display: "grid", alignItems: "center" });

export const input = uiStyle({ paddingInlineEnd: space[12], textOverflow: "ellipsis" }, control);

export const toggle = uiStyle({
  position: "absolute",
  insetInlineEnd: border.hairline,
  display: "grid",
  placeItems: "center",
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: "transparent",
  color: color.textMuted,
  hover: { color: color.brand },
  active: { color: color.brandPressed },
});

/** The list below the field. React Aria sets its position, its maximum height and `--trigger-width`. */
export const popover = uiStyle({
  inlineSize: "var(--trigger-width)",
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: tokens.shadow.floating,
});

export const options = uiStyle({
  maxBlockSize: "inherit",
  overflow: "auto",
  overscrollBehavior: "contain",
});

export const option = uiStyle({
  display: "grid",
  alignItems: "center",
  minBlockSize: tokens.size.target,
  padding: `${space[2]} ${space[3]}`,
  lineHeight: tokens.lineHeight.snug,
  overflowWrap: "anywhere",
  cursor: "default",
  // Draws an outline that only forced colours make visible, for the focused option.
  outline: `${border.strong} solid transparent`,
  outlineOffset: `calc(-1 * ${border.strong})`,
  hover: { backgroundColor: color.tinted },
  active: { backgroundColor: color.brandSubtlePressed },
  selectors: {
    "&:not([data-focused])": { outline: 0 },
    "&[data-focused]": { backgroundColor: color.brandSubtle },
    "&[data-selected]": { fontWeight: tokens.weight.semibold },
  },
});

export const noOptionMessage = uiStyle({ padding: space[3], color: color.textMuted });
