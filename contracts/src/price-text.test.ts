import { expect, it } from "vitest";
import { planPriceField } from "./admin.ts";
import { parsePrice } from "./price-text.ts";

it.each([
  ["49,90", "49.90"],
  ["49.90", "49.90"],
  ["1.249,90", "1249.90"],
  ["1,249.90", "1249.90"],
  ["R$ 1.249,90", "1249.90"],
  ["1.000", "1000"],
  ["12.345.678", "12345678"],
  ["0.125", "0.125"],
  ["0,125", "0.125"],
  ["1234.5", "1234.5"],
  ["49", "49"],
  ["R＄ ４９，９０", "49.90"],
])("parsePrice parses %s as %s", (typed, price) => {
  expect(parsePrice(typed)).toBe(price);
});

it.each([
  "",
  "abc",
  "-1",
  "1e9",
  "0x10",
  "1,2,3",
  "1.2.3",
  "1.24,90",
  "12,3456,7",
  "NaN",
  ",",
  "49,",
  "49.",
])("parsePrice returns undefined for %j", (typed) => {
  expect(parsePrice(typed)).toBeUndefined();
});

it('planPriceField rejects "1,000", because its separator is ambiguous', () => {
  expect(planPriceField.safeParse("1,000").success).toBe(false);
  expect(planPriceField.parse("1.000")).toBe(1000);
});
