import type { ExactPolicy } from "../reading/read-policy.ts";
import type { ExactTerm } from "../reading/read-terms.ts";
import type { QuoteLine } from "./price-lines.ts";
import { priceMonth } from "./price-month.ts";
import { type Subtotals, sumLines } from "./sum-lines.ts";
import { takeDiscount } from "./take-discount.ts";

/** The price of a configuration for one term. Centavos, except where another unit is named. */
export interface Quote extends Subtotals {
  readonly lines: readonly QuoteLine[];
  readonly termMonths: number;
  /** The term's rate, 0 to 100. */
  readonly discountPercent: number;
  /** What the discount takes off one month of whatever the policy applies it to. */
  readonly discountAmount: number;
  /** One month of what the total shows, at list price. */
  readonly monthlyBeforeDiscount: number;
  /** One month of what the total shows. */
  readonly monthlyAfterDiscount: number;
  /** One month of what the total leaves out, after any discount on it. */
  readonly extrasApart: number;
  /** The total: monthlyAfterDiscount x termMonths. */
  readonly contractTotal: number;
  /** One month of the total. */
  readonly monthlyEquivalent: number;
}

/**
 * Under every policy, all lines together less discountAmount are monthlyAfterDiscount and extrasApart
 * together.
 */
export function buildQuote(
  lines: readonly QuoteLine[],
  policy: ExactPolicy,
  term: ExactTerm,
): Quote {
  const subtotals = sumLines(lines);
  const { computeSubtotal, extrasSubtotal } = subtotals;
  const everything = computeSubtotal + extrasSubtotal;
  const scoped = { compute: computeSubtotal, monthly: everything };
  const discountAmount = takeDiscount(scoped[policy.discountScope], term);
  const monthlyAfterDiscount = priceMonth(subtotals, policy, term);
  return {
    lines,
    computeSubtotal,
    extrasSubtotal,
    termMonths: term.months,
    discountPercent: term.discountPercent,
    discountAmount,
    monthlyBeforeDiscount: scoped[policy.totalScope],
    monthlyAfterDiscount,
    extrasApart: everything - discountAmount - monthlyAfterDiscount,
    contractTotal: monthlyAfterDiscount * term.months,
    monthlyEquivalent: monthlyAfterDiscount,
  };
}
