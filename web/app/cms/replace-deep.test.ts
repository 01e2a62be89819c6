import { expect, it } from "vitest";
import { replaceDeep } from "./replace-deep.ts";

const upperCaseA = (part: unknown) => (part === "a" ? "A" : part);

it("replaces values at any depth, and returns objects without replacements unchanged", () => {
  const value = {
    one: ["a", { two: "a", three: null }],
    rest: { four: ["b", 1] },
    none: undefined,
  };
  const replaced = replaceDeep(value, upperCaseA);
  expect(replaced).toEqual({ one: ["A", { two: "A", three: null }], rest: { four: ["b", 1] } });
  expect(replaced.rest).toBe(value.rest);
  expect(value.one[0]).toBe("a");
  expect(replaceDeep(value.rest, upperCaseA)).toBe(value.rest);
});

it("does not replace values within a replacement", () => {
  const nested = (part: unknown) => (Array.isArray(part) ? { a: part } : upperCaseA(part));
  expect(replaceDeep({ list: ["a"] }, nested)).toEqual({ list: { a: ["a"] } });
});
