import { globalStyle } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { control } from "#app/ui/field/field.css.ts";
import { uiStyle } from "#app/ui/ui-style.ts";

export const frame = uiStyle({ position: "relative", display: "grid", alignItems: "center" });

export const input = uiStyle({ paddingInlineEnd: "3.25rem" }, control);

/** Needs scripts; without them the field is a plain password field. */
export const toggle = uiStyle({
  position: "absolute",
  insetInlineEnd: "2px",
  display: "grid",
  placeItems: "center",
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.small,
  background: "none",
  color: tokens.color.textMuted,
  cursor: "pointer",
  visibility: "hidden",
  selectors: { "&:hover": { color: tokens.color.brand } },
});
globalStyle(`:root[data-scripted] ${toggle}`, {
  "@layer": { [uiLayer]: { visibility: "visible" } },
});
