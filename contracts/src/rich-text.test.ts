import { expect, it } from "vitest";
import { calculateReadingMinutes } from "./rich-text.ts";

it.each([
  [1, 1],
  [238, 1],
  [356, 1],
  [357, 2],
  [714, 3],
])(
  "calculateReadingMinutes returns for %d words a reading time of %d minutes",
  (words, minutes) => {
    expect(calculateReadingMinutes(" palavra\n".repeat(words))).toBe(minutes);
  },
);
