import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits for a cookie or link; validated by contracts' tokenField. */
export function createSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the hash under which a token is stored, so that a leaked database contains no usable tokens. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Crockford's base32 in lower case: no letter looks like a digit. See contracts' quoteCodePattern. */
const base32 = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * Returns random characters of Crockford's base32, for codes that people read and type. Each character contains 5
 * random bits.
 */
export function createRandomBase32(length: number): string {
  return Array.from(randomBytes(length), (byte) => base32[byte % base32.length]).join("");
}
