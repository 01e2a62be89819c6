import { uiStyle } from "#app/styles/layered.ts";

/** Stroke and size of the icons, which the sprite (icons.svg) inherits. */
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
