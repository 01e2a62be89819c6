import {
  type Catalogue,
  type CataloguePlan,
  type Configuration,
  calculateQuote,
  comparePlans,
  compareTerms,
  type PlanComparison,
  type PricingError,
  type Quote,
  type TermOffer,
} from "pricing-engine";

export interface CalculatedPrices {
  quote: Quote;
  terms: readonly TermOffer[];
  plans: PlanComparison;
}

/** Returns the chosen plan, unless the plan is suspended. */
export function findAppliedPlan({
  chosen,
  isSuspended,
}: PlanComparison): CataloguePlan | undefined {
  return isSuspended ? undefined : chosen;
}

export type PricingResult = ({ ok: true } & CalculatedPrices) | { ok: false; error: PricingError };

/** Calculates the price of a configuration, and its prices with every other term and with another plan. */
export function calculatePrices(configuration: Configuration, catalogue: Catalogue): PricingResult {
  const result = calculateQuote({ configuration, catalogue });
  const compared = compareTerms({ configuration, catalogue });
  if (!result.ok) {
    return result;
  }
  if (!compared.ok) {
    return compared;
  }
  const plans = comparePlans({ configuration, catalogue });
  if (!plans.ok) {
    return plans;
  }
  return {
    ok: true,
    quote: result.quote,
    terms: compared.comparison.terms,
    plans: plans.comparison,
  };
}
