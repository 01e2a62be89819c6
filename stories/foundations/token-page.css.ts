import { style } from "@vanilla-extract/css";
import { tokens } from "../../web/app/styles/tokens.css.ts";

/** Styles of a table of tokens. */
export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});

export const cell = style({
  paddingBlock: tokens.space["3"],
  paddingInlineEnd: tokens.space["6"],
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: tokens.weight.regular,
});

export const tokenName = style({ fontWeight: tokens.weight.semibold, whiteSpace: "nowrap" });

export const tableScroller = style({ overflowX: "auto" });
