/** Style of elements that are visually hidden only in some states. */
export const visuallyHiddenRule = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Makes an element with `visuallyHiddenRule` visible in some states. */
export const visibleRule = {
  position: "static",
  inlineSize: "auto",
  blockSize: "auto",
  overflow: "visible",
  clipPath: "none",
  whiteSpace: "normal",
} as const;
