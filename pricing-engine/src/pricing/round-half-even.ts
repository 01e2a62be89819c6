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
  if (twice === denominator) return floor + (floor % 2);
  return twice > denominator ? floor + 1 : floor;
}
