import { expect, it } from "vitest";
import { queryWords } from "./search.ts";

it("queryWords returns each word of a query once, without accents", () => {
  expect(queryWords("  Migração, migracao & NUVEM! ")).toEqual(["migracao", "nuvem"]);
  expect(queryWords("ﬁbra １０")).toEqual(["fibra", "10"]);
  expect(queryWords("&|!:*()' --")).toEqual([]);
});

it("queryWords limits the number and the length of words", () => {
  expect(queryWords("a b c d e f g h i j")).toHaveLength(8);
  expect(queryWords("x".repeat(10_000))).toEqual(["x".repeat(30)]);
});
