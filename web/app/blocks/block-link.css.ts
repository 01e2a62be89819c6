import { blockStyle } from "#app/styles/layered.ts";
import { tokens } from "#app/styles/tokens.css.ts";

export const actions = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space["3"],
});

export const secondaryActions = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space["3"]} ${tokens.space["8"]}`,
});
