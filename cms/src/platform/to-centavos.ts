/** Converts an amount in R$ with at most two decimals to centavos. */
export function toCentavos(amount: number): number {
  return Math.round(amount * 100);
}
