import { expect, it } from "vitest";
import { minutesToRead } from "./rich-text.ts";

it.each([
  [1, 1],
  [238, 1],
  [356, 1],
  [357, 2],
  [714, 3],
])("minutesToRead returns for %d words a reading time of %d minutes", (words, minutes) => {
  expect(minutesToRead(" palavra\n".repeat(words))).toBe(minutes);
});
