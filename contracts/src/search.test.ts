import { expect, it } from "vitest";
import { searchedWords } from "./search.ts";

it("returns words without accents, each once", () => {
  expect(searchedWords("  Migração, migracao & NUVEM! ")).toEqual(["migracao", "nuvem"]);
  expect(searchedWords("ﬁbra １０")).toEqual(["fibra", "10"]);
  expect(searchedWords("&|!:*()' --")).toEqual([]);
});

it("limits the number and length of words", () => {
  expect(searchedWords("a b c d e f g h i j")).toHaveLength(8);
  expect(searchedWords("x".repeat(10_000))).toEqual(["x".repeat(30)]);
});
