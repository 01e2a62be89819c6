/** Window event: the fonts of a visit's first page are loaded and about to be applied. */
export const fontsCame = "fonts-came";
