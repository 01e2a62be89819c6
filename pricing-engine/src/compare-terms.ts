import { priceLines } from "./pricing/price-lines.ts";
import { priceMonth } from "./pricing/price-month.ts";
import { proportion } from "./pricing/proportion.ts";
import { sumLines } from "./pricing/sum-lines.ts";
import type { PricingError } from "./pricing-error.ts";
import { type PricingRequest, readRequest } from "./reading/read-request.ts";
import type { ExactTerm } from "./reading/read-terms.ts";

/** One term beside the others. Centavos, except where another unit is named. */
export interface TermOffer {
  readonly termMonths: number;
  /** The term's rate, 0 to 100. */
  readonly discountPercent: number;
  /** What a quote for this term calls monthlyEquivalent. */
  readonly monthly: number;
  /** The commitment: monthly x termMonths. */
  readonly contractTotal: number;
  /** Less a month than the baseline term. */
  readonly monthlySaving: number;
  /** Less over the contract than as many months at the baseline's price. */
  readonly contractSaving: number;
  /** monthlySaving in percent of the baseline's price, two decimals. */
  readonly savingPercent: number;
}

export interface TermComparison {
  /** The dearest term a month, which savings are measured against; the shortest of several. */
  readonly baselineMonths: number;
  /** In the policy's order. */
  readonly terms: readonly TermOffer[];
}

export type ComparisonResult =
  | { readonly ok: true; readonly comparison: TermComparison }
  | { readonly ok: false; readonly error: PricingError };

/**
 * What a configuration costs under every term of the policy, and what one saves against paying the
 * dearest price a month, which is the monthly term's wherever longer terms have larger discounts.
 *
 * Checks its arguments, and answers errors, exactly as `calculateQuote` does.
 */
export function compareTerms(request: PricingRequest): ComparisonResult {
  const reading = readRequest(request);
  if (!reading.ok) return reading;
  const { configuration, catalogue } = reading;
  const subtotals = sumLines(priceLines(configuration, catalogue));
  const priced = catalogue.policy.terms.map((term) => ({
    term,
    monthly: priceMonth(subtotals, catalogue.policy, term).monthlyAfterDiscount,
  }));
  const baseline = priced.reduce(dearer);
  return {
    ok: true,
    comparison: {
      baselineMonths: baseline.term.months,
      terms: priced.map((each) => offer(each, baseline)),
    },
  };
}

interface PricedTerm {
  readonly term: ExactTerm;
  readonly monthly: number;
}

function dearer(one: PricedTerm, other: PricedTerm): PricedTerm {
  if (one.monthly !== other.monthly) return one.monthly > other.monthly ? one : other;
  return one.term.months < other.term.months ? one : other;
}

function offer({ term, monthly }: PricedTerm, baseline: PricedTerm): TermOffer {
  const monthlySaving = baseline.monthly - monthly;
  const basisPoints = monthlySaving && proportion(monthlySaving, 10_000, baseline.monthly);
  return {
    termMonths: term.months,
    discountPercent: term.basisPoints / 100,
    monthly,
    contractTotal: monthly * term.months,
    monthlySaving,
    contractSaving: monthlySaving * term.months,
    savingPercent: basisPoints / 100,
  };
}
