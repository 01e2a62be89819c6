import { styleVariants } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";

function square(size: string) {
  return { "@layer": { [uiLayer]: { flex: "none", inlineSize: size, blockSize: size } } };
}

export const sizes = styleVariants({
  small: square("1.25rem"),
  medium: square("1.5rem"),
  large: square("2rem"),
});
