/**
 * Rounds `numerator / denominator` to the nearest integer, and a half to the nearest even integer, so that rounding has
 * no bias. The numerator is 0 to 2^53. For a quotient just below an integer, floating-point division may return that
 * integer. The remainder is then negative, and the function returns the integer, which is the correct result.
 */
export function roundHalfEven(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator);
  const doubledRemainder = 2 * (numerator - quotient * denominator);
  if (doubledRemainder === denominator) {
    return quotient + (quotient % 2);
  }
  return doubledRemainder > denominator ? quotient + 1 : quotient;
}

/**
 * Calculates `amount x numerator / denominator`, rounded half-even once. All arguments are whole
 * and not negative; the product may exceed 2^53, the result may not.
 */
export function multiplyAndDivide(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  return product <= Number.MAX_SAFE_INTEGER
    ? roundHalfEven(product, denominator)
    : largeProportion(BigInt(amount) * BigInt(numerator), denominator);
}

function largeProportion(product: bigint, denominator: number): number {
  // Subtracts an even number of whole results first. This does not change whether a half is rounded up or down.
  const pair = 2n * BigInt(denominator);
  return Number((product / pair) * 2n) + roundHalfEven(Number(product % pair), denominator);
}
