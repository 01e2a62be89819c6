import { asCentavos, type Centavos } from "../centavos.ts";
import type { ValidatedPolicy, ValidatedTerm } from "../parsing/catalogue.ts";
import type { QuoteLine } from "./price-lines.ts";
import { multiplyAndDivide } from "./rounding.ts";

/** Amounts of one month before any discount. */
export interface Subtotals {
  /** Sum of the lines vCPUs, RAM and storage. */
  readonly computeSubtotal: Centavos;
  /** Sum of all other lines. */
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
    computeSubtotal: asCentavos(computeSubtotal),
    extrasSubtotal: asCentavos(extrasSubtotal),
  };
}

/** The price of a configuration for one term. Amounts are centavos. */
export interface Quote extends Subtotals {
  readonly lines: readonly QuoteLine[];
  readonly termMonths: number;
  /** The term's discount in percent, 0 to 100. */
  readonly discountPercent: number;
  /** Discount for one month, on the amounts of the policy's `discountScope`. */
  readonly discountAmount: Centavos;
  /** One month of the amounts in the policy's `totalScope`, before the discount. */
  readonly monthlyBeforeDiscount: Centavos;
  /** `monthlyBeforeDiscount` less the discount: the monthly equivalent of the contract. */
  readonly monthlyAfterDiscount: Centavos;
  /** One month of the amounts outside `totalScope`, after any discount on them. */
  readonly extrasApart: Centavos;
  /** Total of the contract: monthlyAfterDiscount x termMonths. */
  readonly contractTotal: Centavos;
}

/**
 * Combines priced lines into a quote. Under every policy, sum of lines - discountAmount = monthlyAfterDiscount +
 * extrasApart.
 */
export function buildQuote(
  lines: readonly QuoteLine[],
  policy: ValidatedPolicy,
  term: ValidatedTerm,
): Quote {
  const subtotals = sumLines(lines);
  const { computeSubtotal, extrasSubtotal } = subtotals;
  const allSubtotals = asCentavos(computeSubtotal + extrasSubtotal);
  const amountByScope = { compute: computeSubtotal, monthly: allSubtotals };
  const discountAmount = calculateDiscount(amountByScope[policy.discountScope], term);
  const monthlyAfterDiscount = calculateMonthlyTotal(subtotals, policy, term);
  return {
    lines,
    computeSubtotal,
    extrasSubtotal,
    termMonths: term.months,
    discountPercent: term.discountPercent,
    discountAmount,
    monthlyBeforeDiscount: amountByScope[policy.totalScope],
    monthlyAfterDiscount,
    extrasApart: asCentavos(allSubtotals - discountAmount - monthlyAfterDiscount),
    contractTotal: asCentavos(monthlyAfterDiscount * term.months),
  };
}

/** Calculates the monthly total, after the term's discount, of the amounts that the policy's `totalScope` includes. */
export function calculateMonthlyTotal(
  subtotals: Subtotals,
  policy: ValidatedPolicy,
  term: ValidatedTerm,
): Centavos {
  const { computeSubtotal, extrasSubtotal } = subtotals;
  // Subtracts only the discount on compute if the total contains only compute.
  if (policy.totalScope === "compute") {
    return asCentavos(computeSubtotal - calculateDiscount(computeSubtotal, term));
  }
  const allSubtotals = asCentavos(computeSubtotal + extrasSubtotal);
  const discounted = policy.discountScope === "compute" ? computeSubtotal : allSubtotals;
  return asCentavos(allSubtotals - calculateDiscount(discounted, term));
}

/** Calculates a term's discount on an amount, rounded half-even once. */
function calculateDiscount(amount: Centavos, { basisPoints }: ValidatedTerm): Centavos {
  return asCentavos(multiplyAndDivide(amount, basisPoints, 10_000));
}
