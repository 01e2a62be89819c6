import { expect, it } from "vitest";
import { createRecoveryCodes, normalizeRecoveryCode } from "./recovery-codes.ts";

it("creates ten different codes, in groups of four unmistakable characters", () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

it("accepts a code in lower case, without hyphens, and with letters that resemble its digits", () => {
  expect(normalizeRecoveryCode("o1Ab il23-CDEF 4567")).toBe("01AB1123CDEF4567");
});
