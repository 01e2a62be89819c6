import type { ExactTerm } from "../reading/read-terms.ts";
import { proportion } from "./proportion.ts";

/** What a term's discount takes off an amount: centavos, rounded half-even once. */
export function takeDiscount(amount: number, { basisPoints }: ExactTerm): number {
  return proportion(amount, basisPoints, 10_000);
}
