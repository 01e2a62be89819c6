import { roundHalfEven } from "./round-half-even.ts";

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
