import { expect, it } from "vitest";
import { createRecoveryCodes, normalizedRecoveryCode } from "./recovery-codes.ts";

it("creates ten different codes in groups of four characters that look different", () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

it("reads a code in lower case, without hyphens, and with letters for similar digits", () => {
  expect(normalizedRecoveryCode("o1Ab il23-CDEF 4567")).toBe("01AB1123CDEF4567");
});
