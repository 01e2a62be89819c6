import { uiStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { control } from "#app/ui/field/field.css.ts";

export const frame = uiStyle({ position: "relative", display: "grid", alignItems: "center" });

export const select = uiStyle(
  {
    appearance: "none",
    paddingInlineEnd: tokens.space[10],
    textOverflow: "ellipsis",
    "@media": { [media.forcedColors]: { appearance: "auto" } },
  },
  control,
);

export const arrow = uiStyle({
  position: "absolute",
  insetInlineEnd: tokens.space[3],
  color: tokens.color.textMuted,
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});
