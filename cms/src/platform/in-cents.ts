/** Converts an amount in R$ with at most two decimals to centavos. */
export function inCents(amount: number): number {
  return Math.round(amount * 100);
}
