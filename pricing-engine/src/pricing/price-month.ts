import type { ExactPolicy } from "../reading/read-policy.ts";
import type { ExactTerm } from "../reading/read-terms.ts";
import { proportion } from "./proportion.ts";
import type { Subtotals } from "./sum-lines.ts";

/** One month at a term's discount, in centavos. */
export interface MonthlyPrice {
  /** What the discount takes off whatever the policy applies it to. */
  readonly discountAmount: number;
  /** What the total shows, at list price. */
  readonly monthlyBeforeDiscount: number;
  /** What the total shows. */
  readonly monthlyAfterDiscount: number;
  /** What the total leaves out, after any discount on it. */
  readonly extrasApart: number;
}

/** Under every policy, subtotals - discountAmount = monthlyAfterDiscount + extrasApart. */
export function priceMonth(
  { computeSubtotal, extrasSubtotal }: Subtotals,
  { discountScope, totalScope }: ExactPolicy,
  { basisPoints }: ExactTerm,
): MonthlyPrice {
  const everything = computeSubtotal + extrasSubtotal;
  const discounted = discountScope === "compute" ? computeSubtotal : everything;
  const discountAmount = proportion(discounted, basisPoints, 10_000);
  const payable = everything - discountAmount;
  if (totalScope === "monthly") {
    return {
      discountAmount,
      monthlyBeforeDiscount: everything,
      monthlyAfterDiscount: payable,
      extrasApart: 0,
    };
  }
  const monthlyAfterDiscount = computeSubtotal - proportion(computeSubtotal, basisPoints, 10_000);
  return {
    discountAmount,
    monthlyBeforeDiscount: computeSubtotal,
    monthlyAfterDiscount,
    extrasApart: payable - monthlyAfterDiscount,
  };
}
