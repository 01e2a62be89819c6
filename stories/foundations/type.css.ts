import { styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../web/app/styles/tokens.css.ts";

const headings: readonly string[] = ["h1", "h2", "h3", "h4", "figure"];

export const sizes = styleVariants(tokens.fontSize, (size, name) => ({
  fontSize: size,
  ...(headings.includes(name)
    ? {
        fontFamily: tokens.font.heading,
        fontWeight: tokens.weight.semibold,
        lineHeight: tokens.lineHeight.heading,
        letterSpacing: "-0.02em",
      }
    : {}),
}));

export const weights = styleVariants(tokens.weight, (weight) => ({ fontWeight: weight }));
