import { style } from "@vanilla-extract/css";
import { uiLayer } from "#app/styles/layers.css.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";

const grid = style({
  "@layer": {
    [uiLayer]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: `${tokens.space["10"]} ${tokens.space["8"]}`,
    },
  },
});

const two = "repeat(2, minmax(0, 1fr))";
const three = "repeat(3, minmax(0, 1fr))";
const four = "repeat(4, minmax(0, 1fr))";

function columnsAt(medium: string, large: string) {
  return style([
    grid,
    {
      "@layer": {
        [uiLayer]: {
          "@media": {
            [media.medium]: { gridTemplateColumns: medium },
            [media.large]: { gridTemplateColumns: large },
          },
        },
      },
    },
  ]);
}

export const columns = {
  2: columnsAt(two, two),
  3: columnsAt(two, three),
  4: columnsAt(two, four),
};
