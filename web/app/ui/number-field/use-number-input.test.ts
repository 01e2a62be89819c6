import { expect, it } from "vitest";
import { parseNumber, removeNonNumberCharacters } from "./use-number-input.ts";

it.each([
  ["１０２４", 1024],
  ["１．０２４", 1024],
  ["1e3", 1000],
  ["2,5E+2", 250],
  ["1e-1", 0.1],
  ["R$ 12", 12],
  ["12a4", 124],
  [" 1 024 ", 1024],
  ["1e", undefined],
  ["1e3e4", undefined],
  ["1e999", undefined],
  ["e3", 3],
  ["", undefined],
])("parses the text %j as %d", (typed, number) => {
  expect(parseNumber(removeNonNumberCharacters(typed))).toBe(number);
});
