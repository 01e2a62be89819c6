import { expect, it } from "vitest";
import { internationalDigits } from "./phone-digits.ts";

it("internationalDigits adds Brazil's country code to a number without a country code", () => {
  expect(internationalDigits("11 95550-0142")).toBe("5511955500142");
  expect(internationalDigits("(041) 3222-0142")).toBe("554132220142");
  expect(internationalDigits("+34 600 000 142")).toBe("34600000142");
  expect(internationalDigits("5511955500142")).toBe("5511955500142");
  expect(internationalDigits("")).toBe("");
});
