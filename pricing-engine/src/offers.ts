import { calculateQuote } from "./calculate-quote.ts";
import {
  type Catalogue,
  type CataloguePlan,
  type LimitedInput,
  limitedInputs,
} from "./catalogue.ts";
import type { Configuration } from "./configuration.ts";
import { findPlan, parseCatalogueCached, type ValidatedPolicy } from "./parsing/catalogue.ts";
import { toPricingError } from "./parsing/primitives.ts";
import type { Quote } from "./pricing/build-quote.ts";
import type { PricingError } from "./pricing-error.ts";

/** A configuration that a page advertises, with its price. */
export interface AdvertisedOffer {
  readonly configuration: Configuration;
  readonly quote: Quote;
}

export type OfferResult =
  | ({ readonly ok: true } & AdvertisedOffer)
  | { readonly ok: false; readonly error: PricingError };

/** Term of advertised prices, in months. A policy without this term uses its default term. */
const advertisedMonths = 12;

/**
 * Returns the "from" price: the price of the cheapest configuration that can be ordered, with or without a plan. Uses
 * the term of 12 months, or the policy's default term if there is no term of 12 months.
 */
export function findCheapestOffer(catalogue: Catalogue): OfferResult {
  return cheapestOf(catalogue, (policy, plans) =>
    [undefined, ...plans].map((plan) => smallestConfiguration(policy, plan)),
  );
}

/**
 * Returns the price of a server with exactly the resources and the transfer of a plan, for the same term as
 * `findCheapestOffer`. Returns an error for a plan that is not offered.
 */
export function calculatePlanOffer(code: string, catalogue: Catalogue): OfferResult {
  return cheapestOf(catalogue, (policy, plans) => {
    const plan = findPlan(code, plans);
    const { min, max, step } = policy.limits.bandwidthGb;
    const transfer = Math.min(plan?.includedTransferGb ?? min, max);
    const bandwidthGb = transfer - ((transfer - min) % step);
    return [{ ...smallestConfiguration(policy, plan), plan: code, bandwidthGb }];
  });
}

type ProposeConfigurations = (
  policy: ValidatedPolicy,
  plans: readonly CataloguePlan[],
) => readonly Configuration[];

/** Returns the cheapest of the configurations that `propose` returns, or an error if one of them is invalid. */
function cheapestOf(catalogue: Catalogue, propose: ProposeConfigurations): OfferResult {
  try {
    const { policy, plans } = parseCatalogueCached(catalogue);
    return propose(policy, plans)
      .map((configuration): OfferResult => {
        const result = calculateQuote({ configuration, catalogue });
        return result.ok ? { ...result, configuration } : result;
      })
      .reduce(cheaper);
  } catch (thrown) {
    return { ok: false, error: toPricingError(thrown, "catalogue") };
  }
}

function cheaper(one: OfferResult, other: OfferResult): OfferResult {
  const isCheaper =
    one.ok && other.ok && other.quote.monthlyAfterDiscount < one.quote.monthlyAfterDiscount;
  return isCheaper ? other : one;
}

/** Returns the smallest configuration that the limits allow and that has the plan's resources. */
function smallestConfiguration(
  { limits, terms, defaultTerm }: ValidatedPolicy,
  plan: CataloguePlan | undefined,
) {
  const counts: Partial<Record<LimitedInput, number>> = {};
  for (const input of limitedInputs) {
    const { min } = limits[input];
    const resources: Partial<Record<LimitedInput, number>> = plan ?? {};
    counts[input] = Math.max(resources[input] ?? 0, min);
  }
  return {
    ...(counts as Record<LimitedInput, number>),
    dailyBackup: plan?.dailyBackup ?? false,
    ddosProtection: true,
    termMonths: (terms.find(({ months }) => months === advertisedMonths) ?? defaultTerm).months,
    plan: plan?.code,
  };
}
