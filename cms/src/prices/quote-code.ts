import { randomBytes, randomInt } from "node:crypto";

/** Crockford's base32 in lower case; see contracts' quoteCodePattern. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const codeLength = 16;

/** Returns 80 random bits, so that codes cannot be guessed. */
export function createQuoteCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
}

/**
 * Returns a number of 8 digits by which a quote is named on the phone. It does not give access to the quote, and does
 * not reveal how many quotes there are.
 */
export function createQuoteNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
