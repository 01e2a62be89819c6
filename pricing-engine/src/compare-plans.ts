import type { Plan } from "./catalogue.ts";
import type { Centavos } from "./centavos.ts";
import { type PricingRequest, parseRequest } from "./parsing/configuration.ts";
import { priceMonth, sumLines } from "./pricing/build-quote.ts";
import { includedTransferGb, meets, priceLines } from "./pricing/price-lines.ts";
import type { PricingError } from "./pricing-error.ts";

/** A plan that a configuration would have a price with. */
export interface PlanAlternative {
  readonly plan: Plan;
  /** Monthly price of the configuration with the plan. */
  readonly monthly: Centavos;
}

/** How a configuration relates to the catalogue's plans. */
export interface PlanComparison {
  readonly chosen: Plan | undefined;
  /** True if the configuration is below one of the chosen plan's resources: it has no effect. */
  readonly isSuspended: boolean;
  /** GB of transfer without surcharge. */
  readonly includedTransferGb: number;
  /**
   * Of the plans whose resources the configuration has, the one that includes the most transfer;
   * undefined if that is the chosen one.
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
    .filter((plan) => meets(configuration, plan))
    .reduce<Plan | undefined>(
      (most, plan) => (plan.includedTransferGb > (most?.includedTransferGb ?? -1) ? plan : most),
      undefined,
    );
  const priced = (plan: Plan) => sumLines(priceLines({ ...configuration, plan }, catalogue));
  const comparison = {
    chosen,
    isSuspended: chosen !== undefined && !meets(configuration, chosen),
    includedTransferGb: includedTransferGb(configuration, policy),
    alternative:
      best && best !== chosen
        ? { plan: best, monthly: priceMonth(priced(best), policy, configuration.term) }
        : undefined,
  };
  return { ok: true, comparison };
}
