import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { control } from "#app/ui/field/field.css.ts";

export const frame = uiStyle({
  position: "relative",
  display: "grid",
  alignItems: "center",
  inlineSize: "100%",
  maxInlineSize: "24rem",
});

export const input = uiStyle(
  { minBlockSize: tokens.size.target, paddingInlineEnd: "3rem" },
  control,
);

export const submit = uiStyle({ position: "absolute", insetInlineEnd: 0, display: "grid" });
