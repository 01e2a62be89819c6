/**
 * `numerator / denominator` as the nearest integer; a half goes to the even neighbour, so that
 * rounding favours neither side. The numerator is not negative and at most 2^53.
 *
 * A quotient just below an integer may come out of the division as that integer. The remainder is
 * then negative and the integer stands, which is right.
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
 * `amount x numerator / denominator`, rounded half-even once. All are whole and not negative; the
 * product may pass 2^53, the result may not.
 */
export function proportion(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  return product <= Number.MAX_SAFE_INTEGER
    ? roundHalfEven(product, denominator)
    : largeProportion(BigInt(amount) * BigInt(numerator), denominator);
}

function largeProportion(product: bigint, denominator: number): number {
  // An even number of wholes is set aside: it cannot change to which side a half is rounded.
  const pair = 2n * BigInt(denominator);
  return Number((product / pair) * 2n) + roundHalfEven(Number(product % pair), denominator);
}
