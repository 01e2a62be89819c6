import { expect, it } from "vitest";
import { toInternationalDigits } from "./phone-digits.ts";

it("toInternationalDigits adds Brazil's country code to a number without a country code", () => {
  expect(toInternationalDigits("11 95550-0142")).toBe("5511955500142");
  expect(toInternationalDigits("(041) 3222-0142")).toBe("554132220142");
  expect(toInternationalDigits("+34 600 000 142")).toBe("34600000142");
  expect(toInternationalDigits("5511955500142")).toBe("5511955500142");
  expect(toInternationalDigits("")).toBe("");
});
