import type { ExactPolicy } from "../reading/read-policy.ts";
import type { ExactTerm } from "../reading/read-terms.ts";
import type { Subtotals } from "./sum-lines.ts";
import { takeDiscount } from "./take-discount.ts";

/** One month of what the policy's total shows, in centavos, after the term's discount. */
export function priceMonth(subtotals: Subtotals, policy: ExactPolicy, term: ExactTerm): number {
  const { computeSubtotal, extrasSubtotal } = subtotals;
  // A total of compute alone shows no more of a discount than what falls on compute.
  if (policy.totalScope === "compute") return computeSubtotal - takeDiscount(computeSubtotal, term);
  const everything = computeSubtotal + extrasSubtotal;
  const discounted = policy.discountScope === "compute" ? computeSubtotal : everything;
  return everything - takeDiscount(discounted, term);
}
