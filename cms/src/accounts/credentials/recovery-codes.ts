import { createBase32 } from "../../platform/secret-token.ts";

const count = 10;
const groups = 6;
const groupLength = 4;

function createCode(): string {
  return Array.from({ length: groups }, () => createBase32(groupLength))
    .join("-")
    .toUpperCase();
}

/**
 * Returns new recovery codes of 120 bits each, in groups of four characters. From 112 bits on, a fast hash of a code may
 * be stored (ASVS 5.0, 6.5.2).
 */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, createCode);
}

/**
 * Returns a recovery code in the form of which the hash is stored: without separators, and with the digits for which
 * people type similar letters.
 */
export function normalizedRecoveryCode(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}
