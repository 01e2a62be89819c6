import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const { color, space, border, radius } = tokens;

const notice = uiStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  padding: space[4],
  border: `${border.hairline} solid currentColor`,
  borderRadius: radius.small,
  lineHeight: tokens.lineHeight.snug,
  // Breaks URLs anywhere, because they may contain no other place to break.
  overflowWrap: "anywhere",
});

export const tones = {
  danger: uiStyle({ backgroundColor: color.dangerSubtle, color: color.danger }, notice),
  success: uiStyle({ backgroundColor: color.successSubtle, color: color.success }, notice),
  info: uiStyle(
    { borderColor: color.border, backgroundColor: color.surface, color: color.text },
    notice,
  ),
};

export const body = uiStyle({ display: "grid", gap: space[1], color: color.text });

uiGlobal(`${notice} > svg`, { marginBlockStart: "0.1em" });
