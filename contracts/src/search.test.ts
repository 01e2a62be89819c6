import { expect, it } from "vitest";
import { splitQueryWords } from "./search.ts";

it("splitQueryWords returns each word of a query once, without accents", () => {
  expect(splitQueryWords("  Migração, migracao & NUVEM! ")).toEqual(["migracao", "nuvem"]);
  expect(splitQueryWords("ﬁbra １０")).toEqual(["fibra", "10"]);
  expect(splitQueryWords("&|!:*()' --")).toEqual([]);
});

it("splitQueryWords limits the number and the length of words", () => {
  expect(splitQueryWords("a b c d e f g h i j")).toHaveLength(8);
  expect(splitQueryWords("x".repeat(10_000))).toEqual(["x".repeat(30)]);
});
