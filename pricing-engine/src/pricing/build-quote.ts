import type { ExactPolicy } from "../reading/read-policy.ts";
import type { ExactTerm } from "../reading/read-terms.ts";
import type { QuoteLine } from "./price-lines.ts";
import { type MonthlyPrice, priceMonth } from "./price-month.ts";
import { type Subtotals, sumLines } from "./sum-lines.ts";

/** The price of a configuration for one term. Centavos, except where another unit is named. */
export interface Quote extends Subtotals, MonthlyPrice {
  readonly lines: readonly QuoteLine[];
  readonly termMonths: number;
  /** The term's rate, 0 to 100. */
  readonly discountPercent: number;
  /** The total: monthlyAfterDiscount x termMonths. */
  readonly contractTotal: number;
  /** One month of the total. */
  readonly monthlyEquivalent: number;
}

export function buildQuote(
  lines: readonly QuoteLine[],
  policy: ExactPolicy,
  term: ExactTerm,
): Quote {
  const subtotals = sumLines(lines);
  const month = priceMonth(subtotals, policy, term);
  // Field by field: spreading three objects takes as long as all of the rest.
  return {
    lines,
    computeSubtotal: subtotals.computeSubtotal,
    extrasSubtotal: subtotals.extrasSubtotal,
    termMonths: term.months,
    discountPercent: term.basisPoints / 100,
    discountAmount: month.discountAmount,
    monthlyBeforeDiscount: month.monthlyBeforeDiscount,
    monthlyAfterDiscount: month.monthlyAfterDiscount,
    extrasApart: month.extrasApart,
    contractTotal: month.monthlyAfterDiscount * term.months,
    monthlyEquivalent: month.monthlyAfterDiscount,
  };
}
