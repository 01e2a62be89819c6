import { uiGlobal, uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { control } from "#app/ui/field/field.css.ts";

export const frame = uiStyle({ position: "relative", display: "grid", alignItems: "center" });

export const input = uiStyle({ paddingInlineEnd: "3.25rem" }, control);

/** Hidden without scripts, where the field is a plain password field. */
export const toggle = uiStyle({
  position: "absolute",
  insetInlineEnd: tokens.border.strong,
  display: "grid",
  visibility: "hidden",
});
uiGlobal(`:root[data-scripted] ${toggle}`, { visibility: "visible" });
