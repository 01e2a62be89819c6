import { randomBytes } from "node:crypto";

/** Crockford's base32, in lower case: contracts' quoteCodePattern. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeLength = 16;

/** 80 random bits: nobody finds another's quote by trying. */
export function createQuoteCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
}
