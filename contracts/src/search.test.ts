import { expect, it } from "vitest";
import { searchedWords } from "./search.ts";

it("looks words up without accents, each once", () => {
  expect(searchedWords("  Migração, migracao & NUVEM! ")).toEqual(["migracao", "nuvem"]);
  expect(searchedWords("ﬁbra １０")).toEqual(["fibra", "10"]);
  expect(searchedWords("&|!:*()' --")).toEqual([]);
});

it("looks at no more than a few, and at no more of each than a word has", () => {
  expect(searchedWords("a b c d e f g h i j")).toHaveLength(8);
  expect(searchedWords("x".repeat(10_000))).toEqual(["x".repeat(30)]);
});
