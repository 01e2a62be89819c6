import { type Centavos, centavos } from "./centavos.ts";
import { priceMonth, sumLines } from "./pricing/build-quote.ts";
import { priceLines } from "./pricing/price-lines.ts";
import { proportion } from "./pricing/rounding.ts";
import type { PricingError } from "./pricing-error.ts";
import type { ExactTerm } from "./reading/catalogue.ts";
import { type PricingRequest, readRequest } from "./reading/configuration.ts";

/** One term beside the others. */
export interface TermOffer {
  readonly termMonths: number;
  /** The term's rate, 0 to 100. */
  readonly discountPercent: number;
  /** What a quote for this term calls monthlyAfterDiscount. */
  readonly monthly: Centavos;
  /** The commitment: monthly x termMonths. */
  readonly contractTotal: Centavos;
  /** Less a month than the baseline term. */
  readonly monthlySaving: Centavos;
  /** Less over the contract than as many months at the baseline's price. */
  readonly contractSaving: Centavos;
  /** monthlySaving in percent of the baseline's price, two decimals. */
  readonly savingPercent: number;
}

export interface TermComparison {
  /** The term with the smallest discount, the shortest of several: what savings are measured on. */
  readonly baselineMonths: number;
  /** In the policy's order. */
  readonly terms: readonly TermOffer[];
}

export type ComparisonResult =
  | { readonly ok: true; readonly comparison: TermComparison }
  | { readonly ok: false; readonly error: PricingError };

/**
 * What a configuration costs under every term of the policy, and what one saves against the dearest a
 * month: the monthly term, wherever there is one and longer terms have larger discounts.
 *
 * Checks its arguments, and answers errors, exactly as `calculateQuote` does.
 */
export function compareTerms(request: PricingRequest): ComparisonResult {
  const reading = readRequest(request);
  if (!reading.ok) {
    return reading;
  }
  const { policy } = reading.catalogue;
  const subtotals = sumLines(priceLines(reading.configuration, reading.catalogue));
  const dearestMonthly = priceMonth(subtotals, policy, policy.dearestTerm);
  const terms = policy.terms.map((term) =>
    offer(term, priceMonth(subtotals, policy, term), dearestMonthly),
  );
  return { ok: true, comparison: { baselineMonths: policy.dearestTerm.months, terms } };
}

function offer(term: ExactTerm, monthly: Centavos, dearestMonthly: Centavos): TermOffer {
  const monthlySaving = centavos(dearestMonthly - monthly);
  const basisPoints = monthlySaving && proportion(monthlySaving, 10_000, dearestMonthly);
  return {
    termMonths: term.months,
    discountPercent: term.discountPercent,
    monthly,
    contractTotal: centavos(monthly * term.months),
    monthlySaving,
    contractSaving: centavos(monthlySaving * term.months),
    savingPercent: basisPoints / 100,
  };
}
