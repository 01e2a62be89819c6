/** Event of the window: the fonts of a visit's first page are loaded, and it is about to use them. */
export const fontsCame = "fonts-came";
