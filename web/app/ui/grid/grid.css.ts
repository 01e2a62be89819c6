import { globalStyle, style } from "@vanilla-extract/css";
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

function equal(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

function growTo(count: number) {
  return style([
    grid,
    {
      "@layer": {
        [uiLayer]: {
          "@media": {
            [media.medium]: { gridTemplateColumns: equal(2) },
            [media.large]: { gridTemplateColumns: equal(count) },
          },
        },
      },
    },
  ]);
}

const three = growTo(3);

// Three things in two columns: the last one takes the row instead of leaving a hole.
globalStyle(`${three} > :last-child:nth-child(odd)`, {
  "@layer": {
    [uiLayer]: {
      "@media": { [`${media.medium} and (width < 64rem)`]: { gridColumn: "1 / -1" } },
    },
  },
});

export const columns = { 2: growTo(2), 3: three, 4: growTo(4) };
