import { describe, expect, it } from "vitest";
import { formatDecimal, readDecimal } from "./decimal-text.ts";

describe("decimal numbers", () => {
  it.each([
    ["27,90", 27.9],
    ["27.90", 27.9],
    ["R$ 1.249,90", 1249.9],
    ["27,", 27],
    ["0", 0],
    ["", null],
    [" ", null],
    ["-1,5", -1.5],
    ["-", "-"],
    ["três reais", "três reais"],
  ])("readDecimal parses %j as %j", (typed, value) => {
    expect(readDecimal(typed)).toBe(value);
  });

  it.each([
    [27.9, "pt", "27,9"],
    [27.9, "es", "27,9"],
    [27.9, "en", "27.9"],
    [undefined, "pt", ""],
    [null, "pt", ""],
    ["três reais", "pt", "três reais"],
  ])("formatDecimal formats %j in %s as %j", (value, language, text) => {
    expect(formatDecimal(value, language)).toBe(text);
  });
});
