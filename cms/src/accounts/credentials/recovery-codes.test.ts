import { expect, it } from "vitest";
import { createRecoveryCodes, normalizeRecoveryCode } from "./recovery-codes.ts";

it("createRecoveryCodes returns ten different codes without characters that look alike", () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

it("normalizeRecoveryCode corrects case, separators and letters that resemble digits", () => {
  expect(normalizeRecoveryCode("o1Ab il23-CDEF 4567")).toBe("01AB1123CDEF4567");
});
