import { type Centavos, centavos } from "../centavos.ts";
import type { ExactPolicy, ExactTerm } from "../reading/catalogue.ts";
import type { QuoteLine } from "./price-lines.ts";
import { proportion } from "./rounding.ts";

/** The list amounts of one month. */
export interface Subtotals {
  /** vCPUs, RAM and storage. */
  readonly computeSubtotal: Centavos;
  /** All other lines. */
  readonly extrasSubtotal: Centavos;
}

export function sumLines(lines: readonly QuoteLine[]): Subtotals {
  let computeSubtotal = 0;
  let extrasSubtotal = 0;
  for (const { group, amount } of lines) {
    if (group === "compute") {
      computeSubtotal += amount;
    } else {
      extrasSubtotal += amount;
    }
  }
  return {
    computeSubtotal: centavos(computeSubtotal),
    extrasSubtotal: centavos(extrasSubtotal),
  };
}

/** The price of a configuration for one term. */
export interface Quote extends Subtotals {
  readonly lines: readonly QuoteLine[];
  readonly termMonths: number;
  /** The term's rate, 0 to 100. */
  readonly discountPercent: number;
  /** What the discount takes off one month of whatever the policy applies it to. */
  readonly discountAmount: Centavos;
  /** One month of what the total shows, at list price. */
  readonly monthlyBeforeDiscount: Centavos;
  /** One month of what the total shows: the monthly equivalent of the contract. */
  readonly monthlyAfterDiscount: Centavos;
  /** One month of what the total leaves out, after any discount on it. */
  readonly extrasApart: Centavos;
  /** The total: monthlyAfterDiscount x termMonths. */
  readonly contractTotal: Centavos;
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
  const everything = centavos(computeSubtotal + extrasSubtotal);
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
    extrasApart: centavos(everything - discountAmount - monthlyAfterDiscount),
    contractTotal: centavos(monthlyAfterDiscount * term.months),
  };
}

/** One month of what the policy's total shows, after the term's discount. */
export function priceMonth(subtotals: Subtotals, policy: ExactPolicy, term: ExactTerm): Centavos {
  const { computeSubtotal, extrasSubtotal } = subtotals;
  // A total of compute alone shows no more of a discount than what falls on compute.
  if (policy.totalScope === "compute") {
    return centavos(computeSubtotal - takeDiscount(computeSubtotal, term));
  }
  const everything = centavos(computeSubtotal + extrasSubtotal);
  const discounted = policy.discountScope === "compute" ? computeSubtotal : everything;
  return centavos(everything - takeDiscount(discounted, term));
}

/** What a term's discount takes off an amount, rounded half-even once. */
function takeDiscount(amount: Centavos, { basisPoints }: ExactTerm): Centavos {
  return centavos(proportion(amount, basisPoints, 10_000));
}
