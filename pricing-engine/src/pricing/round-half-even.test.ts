import { expect, it } from "vitest";
import { roundHalfEven } from "./round-half-even.ts";

it.each([
  [0, 100, 0],
  [49, 100, 0],
  [50, 100, 0],
  [50.5, 100, 1],
  [51, 100, 1],
  [149, 100, 1],
  [149.5, 100, 1],
  [150, 100, 2],
  [250, 100, 2],
  [350, 100, 4],
  // The nearest double to each of these quotients is the next integer, or a half.
  [9_007_199_254_740_991, 9_007_199_254_740_990, 1],
  [9_007_199_254_740_989, 3, 3_002_399_751_580_330],
  [8_999_999_999_999_999, 10_000, 900_000_000_000],
  [8_999_999_999_994_999, 10_000, 899_999_999_999],
])("rounds %d / %d to %d", (numerator, denominator, rounded) => {
  expect(roundHalfEven(numerator, denominator)).toBe(rounded);
});
