import { expect, it } from "vitest";
import { compareWithRecommendedLength, recommendedLengths } from "./recommended-lengths.ts";

it.each([
  ["", { state: "short", count: 10 }],
  ["Nove letr", { state: "short", count: 1 }],
  ["Dez letras", { state: "fits", count: 50 }],
  ["x".repeat(60), { state: "fits", count: 0 }],
  ["x".repeat(61), { state: "cut", count: 1 }],
  [` ${"x".repeat(60)} `, { state: "fits", count: 0 }],
])(
  "compares the displayed length of %j with the recommended length of a title",
  (text, expected) => {
    expect(compareWithRecommendedLength(text, recommendedLengths.title)).toEqual(expected);
  },
);
