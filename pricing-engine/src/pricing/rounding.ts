/**
 * Rounds `numerator / denominator` to the nearest integer. A half goes to the even neighbour, so
 * that rounding favours neither side. The numerator is 0 to 2^53.
 *
 * Floating-point division may return the next integer for a quotient just below it. The remainder
 * is then negative and that integer is returned, which is the correct result.
 */
export function roundHalfEven(numerator: number, denominator: number): number {
  const floor = Math.floor(numerator / denominator);
  const twice = 2 * (numerator - floor * denominator);
  if (twice === denominator) {
    return floor + (floor % 2);
  }
  return twice > denominator ? floor + 1 : floor;
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
  // Splits off an even number of whole results first, which does not change whether a half is
  // rounded up or down.
  const pair = 2n * BigInt(denominator);
  return Number((product / pair) * 2n) + roundHalfEven(Number(product % pair), denominator);
}
