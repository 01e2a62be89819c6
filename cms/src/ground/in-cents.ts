/** Centavos of an amount in R$ with at most two decimals. */
export function inCents(amount: number): number {
  return Math.round(amount * 100);
}
