import { asCentavos, type Centavos } from "./centavos.ts";
import type { ValidatedTerm } from "./parsing/catalogue.ts";
import { type PricingRequest, parseRequest } from "./parsing/configuration.ts";
import { calculateMonthlyTotal, sumLines } from "./pricing/build-quote.ts";
import { calculateQuoteLines } from "./pricing/price-lines.ts";
import { multiplyAndDivide } from "./pricing/rounding.ts";
import type { PricingError } from "./pricing-error.ts";

/** The price of one term, and its savings against the baseline term. */
export interface TermOffer {
  readonly termMonths: number;
  /** The term's discount in percent, 0 to 100. */
  readonly discountPercent: number;
  /** Monthly price: the same as `monthlyAfterDiscount` of a quote for this term. */
  readonly monthly: Centavos;
  /** Total of the contract: monthly x termMonths. */
  readonly contractTotal: Centavos;
  /** Saving per month against the baseline term. */
  readonly monthlySaving: Centavos;
  /** Saving over the whole contract: monthlySaving x termMonths. */
  readonly contractSaving: Centavos;
  /** monthlySaving in percent of the baseline term's price, rounded to two decimals. */
  readonly savingPercent: number;
}

export interface TermComparison {
  /**
   * Months of the term against which savings are measured: the term with the smallest discount. If several terms have
   * this discount, the shortest of them.
   */
  readonly baselineMonths: number;
  /** Every term, in the policy's order. */
  readonly terms: readonly TermOffer[];
}

export type ComparisonResult =
  | { readonly ok: true; readonly comparison: TermComparison }
  | { readonly ok: false; readonly error: PricingError };

/**
 * Calculates the price of a configuration for every term of the policy, and the saving against the baseline term. The
 * baseline term is the most expensive one per month; it is the monthly term if the policy has one and longer terms have
 * larger discounts. Validates its arguments and returns errors exactly as `calculateQuote` does.
 */
export function compareTerms(request: PricingRequest): ComparisonResult {
  const parsed = parseRequest(request);
  if (!parsed.ok) {
    return parsed;
  }
  const { policy } = parsed.catalogue;
  const subtotals = sumLines(calculateQuoteLines(parsed.configuration, parsed.catalogue));
  const baselineMonthly = calculateMonthlyTotal(subtotals, policy, policy.baselineTerm);
  const terms = policy.terms.map((term) =>
    offer(term, calculateMonthlyTotal(subtotals, policy, term), baselineMonthly),
  );
  return { ok: true, comparison: { baselineMonths: policy.baselineTerm.months, terms } };
}

function offer(term: ValidatedTerm, monthly: Centavos, baselineMonthly: Centavos): TermOffer {
  const monthlySaving = asCentavos(baselineMonthly - monthly);
  const basisPoints = monthlySaving && multiplyAndDivide(monthlySaving, 10_000, baselineMonthly);
  return {
    termMonths: term.months,
    discountPercent: term.discountPercent,
    monthly,
    contractTotal: asCentavos(monthly * term.months),
    monthlySaving,
    contractSaving: asCentavos(monthlySaving * term.months),
    savingPercent: basisPoints / 100,
  };
}
