import { expect, it } from "vitest";
import { chooseMosaicLayout } from "./mosaic.ts";

const shapes = {
  fourWide: { columns: 4, headingCells: 2 },
  threeWide: { columns: 3, headingCells: 2 },
  threeNarrow: { columns: 3, headingCells: 1 },
  threeBelow: { columns: 3, headingCells: 3 },
};

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "chooseMosaicLayout returns a layout in which %i features leave no empty cell",
  (count) => {
    const { columns, headingCells } = shapes[chooseMosaicLayout(count)];
    expect((count + headingCells) % columns).toBe(0);
  },
);
