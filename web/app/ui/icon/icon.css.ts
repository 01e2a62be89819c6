import { uiStyle } from "#app/ui/ui-style.ts";

function square(size: string) {
  return uiStyle({ flex: "none", inlineSize: size, blockSize: size });
}

export const sizes = {
  small: square("1.25rem"),
  medium: square("1.5rem"),
  large: square("2rem"),
};
