import { randomInt } from "node:crypto";
import { createBase32 } from "../platform/secret-token.ts";

/** Returns 80 random bits in 16 characters, so that codes cannot be guessed. */
export function createQuoteCode(): string {
  return createBase32(16);
}

/**
 * Returns a number of 8 digits by which a quote is named on the phone. It does not give access to the quote, and does
 * not reveal how many quotes there are.
 */
export function createQuoteNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
