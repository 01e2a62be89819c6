import { uiStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

// In a narrow cell, a long name wraps instead of overlapping the next cell.
export const mark = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space["2"],
  overflowWrap: "anywhere",
});

const name = uiStyle({
  display: "flex",
  alignItems: "end",
  minBlockSize: tokens.space["10"],
  fontSize: tokens.fontSize.h4,
  lineHeight: "1",
  textWrap: "balance",
});

function setting(rule: {
  fontFamily: string;
  fontWeight: string;
  letterSpacing: string;
  textTransform?: "uppercase" | "lowercase";
  fontSize?: string;
}) {
  return uiStyle(rule, name);
}

/** Typographic styles of names, from our two typefaces. */
export const settings = [
  setting({
    fontFamily: tokens.font.heading,
    fontWeight: tokens.weight.bold,
    letterSpacing: "-0.04em",
    fontSize: tokens.fontSize.h3,
  }),
  setting({
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.medium,
    letterSpacing: "0.14em",
    textTransform: "uppercase",
    fontSize: tokens.fontSize.body,
  }),
  setting({
    fontFamily: tokens.font.heading,
    fontWeight: tokens.weight.regular,
    letterSpacing: "-0.02em",
    fontSize: tokens.fontSize.h3,
  }),
  setting({
    fontFamily: tokens.font.text,
    fontWeight: "800",
    letterSpacing: "-0.045em",
  }),
  setting({
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.regular,
    letterSpacing: "0.01em",
  }),
];

export const field = uiStyle({ color: tokens.color.textMuted, fontSize: tokens.fontSize.small });
