import { uiStyle } from "#app/styles/layered.ts";

/** How the lines of the sprite (icons.svg) are drawn, which inherits them. */
function square(size: string) {
  return uiStyle({
    flex: "none",
    inlineSize: size,
    blockSize: size,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.75,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });
}

export const sizes = {
  small: square("1.25rem"),
  medium: square("1.5rem"),
  large: square("2rem"),
};
