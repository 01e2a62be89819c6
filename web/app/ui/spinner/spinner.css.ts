import { keyframes } from "@vanilla-extract/css";
import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const turn = keyframes({ to: { rotate: "1turn" } });

const spinner = uiStyle({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  // Stops the rotation if the visitor prefers reduced motion. In this case, only the text indicates progress.
  animation: `${turn} 800ms linear infinite`,
});

export const sizes = {
  small: uiStyle({ inlineSize: "1.125rem", blockSize: "1.125rem" }, spinner),
  large: uiStyle({ inlineSize: "2.5rem", blockSize: "2.5rem", color: tokens.color.brand }, spinner),
};

export const loadingPlaceholder = uiStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: tokens.space[4],
  minBlockSize: "16rem",
  color: tokens.color.textMuted,
});
