import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const list = style({
  "@layer": { [uiLayer]: { borderBlockEnd: `1px solid ${tokens.color.border}` } },
});

export const row = style({
  "@layer": {
    [uiLayer]: {
      paddingBlock: tokens.space["4"],
      borderBlockStart: `1px solid ${tokens.color.border}`,
    },
  },
});

export const label = style({
  "@layer": {
    [uiLayer]: {
      display: "flex",
      alignItems: "center",
      gap: tokens.space["3"],
      color: tokens.color.textMuted,
    },
  },
});

export const value = style({
  "@layer": {
    [uiLayer]: { fontWeight: tokens.weight.semibold, fontVariantNumeric: "tabular-nums" },
  },
});

export const note = style({
  "@layer": {
    [uiLayer]: { color: tokens.color.textMuted, fontSize: tokens.fontSize.small },
  },
});
