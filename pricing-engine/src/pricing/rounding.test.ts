import { expect, it } from "vitest";
import { multiplyAndDivide, roundHalfEven } from "./rounding.ts";

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
  // Quotients for which the nearest double is the next integer or a half.
  [9_007_199_254_740_991, 9_007_199_254_740_990, 1],
  [9_007_199_254_740_989, 3, 3_002_399_751_580_330],
  [8_999_999_999_999_999, 10_000, 900_000_000_000],
  [8_999_999_999_994_999, 10_000, 899_999_999_999],
])("roundHalfEven rounds %d / %d to %d", (numerator, denominator, rounded) => {
  expect(roundHalfEven(numerator, denominator)).toBe(rounded);
});

it.each([
  [320_00, 500, 10_000, 16_00],
  [10, 500, 10_000, 0],
  [30, 500, 10_000, 2],
  [1_400, 10_000, 26_600, 526],
  // Products beyond 2^53.
  [80_000_000_000_000, 9_999, 10_000, 79_992_000_000_000],
  [79_000_000_004_936, 9_999, 10_000, 78_992_100_004_936],
  [79_999_999_999_999, 3_333, 10_000, 26_664_000_000_000],
  [79_995_999_999_999, 10_000, 80_000_000_000_000, 9_999],
  // Halves beyond 2^53, above an even and an odd number.
  [10_000_000_005_000, 1_001, 10_000, 1_001_000_000_500],
  [10_000_000_015_000, 1_001, 10_000, 1_001_000_001_502],
])("multiplyAndDivide calculates %d x %d / %d as %d", (amount, numerator, denominator, rounded) => {
  expect(multiplyAndDivide(amount, numerator, denominator)).toBe(rounded);
});
