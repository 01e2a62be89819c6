import type { CataloguePlan } from "./catalogue.ts";
import type { Centavos } from "./centavos.ts";
import { type PricingRequest, parseRequest } from "./parsing/configuration.ts";
import { calculateMonthlyTotal, sumLines } from "./pricing/build-quote.ts";
import {
  calculateQuoteLines,
  hasPlanResources,
  includedTransferGb,
} from "./pricing/price-lines.ts";
import type { PricingError } from "./pricing-error.ts";

/** Another plan for a configuration, and the price with this plan. */
export interface PlanAlternative {
  readonly plan: CataloguePlan;
  /** Monthly price of the configuration with the plan. */
  readonly monthly: Centavos;
}

/** The chosen plan of a configuration and a possible better one. */
export interface PlanComparison {
  readonly chosen: CataloguePlan | undefined;
  /** True if the configuration has less of a resource than the chosen plan; the plan then has no effect. */
  readonly isSuspended: boolean;
  /** GB of transfer without surcharge. */
  readonly includedTransferGb: number;
  /**
   * Among the plans whose resources the configuration has, the plan with the most transfer; undefined if the customer
   * chose this plan.
   */
  readonly alternative: PlanAlternative | undefined;
}

export type PlanComparisonResult =
  | { readonly ok: true; readonly comparison: PlanComparison }
  | { readonly ok: false; readonly error: PricingError };

/**
 * Compares a configuration with the plans that the catalogue offers.
 *
 * Validates its arguments and returns errors exactly as `calculateQuote` does.
 */
export function comparePlans(request: PricingRequest): PlanComparisonResult {
  const parsed = parseRequest(request);
  if (!parsed.ok) {
    return parsed;
  }
  const { configuration, catalogue } = parsed;
  const { policy, plans } = catalogue;
  const chosen = configuration.plan;
  const best = plans
    .filter((plan) => hasPlanResources(configuration, plan))
    .reduce<CataloguePlan | undefined>(
      (most, plan) => (plan.includedTransferGb > (most?.includedTransferGb ?? -1) ? plan : most),
      undefined,
    );
  const priced = (plan: CataloguePlan) =>
    sumLines(calculateQuoteLines({ ...configuration, plan }, catalogue));
  const comparison = {
    chosen,
    isSuspended: chosen !== undefined && !hasPlanResources(configuration, chosen),
    includedTransferGb: includedTransferGb(configuration, policy),
    alternative:
      best && best !== chosen
        ? { plan: best, monthly: calculateMonthlyTotal(priced(best), policy, configuration.term) }
        : undefined,
  };
  return { ok: true, comparison };
}
