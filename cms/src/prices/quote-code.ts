import { randomBytes } from "node:crypto";

/** Crockford's base32 in lower case; see contracts' quoteCodePattern. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeLength = 16;

/** Returns 80 random bits, so that codes cannot be guessed. */
export function createQuoteCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
}
