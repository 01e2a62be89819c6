import { calculateQuote } from "./calculate-quote.ts";
import { type Catalogue, type LimitedInput, limitedInputs, type Plan } from "./catalogue.ts";
import type { Configuration } from "./configuration.ts";
import { type ExactPolicy, findPlan, parseCatalogueCached } from "./parsing/catalogue.ts";
import { toPricingError } from "./parsing/primitives.ts";
import type { Quote } from "./pricing/build-quote.ts";
import type { PricingError } from "./pricing-error.ts";

/** A configuration that a page advertises, with its price. */
export interface Offer {
  readonly configuration: Configuration;
  readonly quote: Quote;
}

export type OfferResult =
  | ({ readonly ok: true } & Offer)
  | { readonly ok: false; readonly error: PricingError };

/** Term in months of advertised prices; where a policy lacks it, its default term. */
const advertisedMonths = 12;

/**
 * Returns the "from" price: the cheapest configuration that can be ordered, with or without a plan,
 * for 12 months, or for the default term where the policy lacks 12 months.
 */
export function cheapestOffer(catalogue: Catalogue): OfferResult {
  return advertise(catalogue, (policy, plans) =>
    [undefined, ...plans].map((plan) => smallest(policy, plan)),
  );
}

/**
 * Returns the price of a plan's own resources with its transfer, for the same term as
 * `cheapestOffer`. A plan that is not offered is returned as an error.
 */
export function planOffer(code: string, catalogue: Catalogue): OfferResult {
  return advertise(catalogue, (policy, plans) => {
    const plan = findPlan(code, plans);
    const { min, max, step } = policy.limits.bandwidthGb;
    const transfer = Math.min(plan?.includedTransferGb ?? min, max);
    const bandwidthGb = transfer - ((transfer - min) % step);
    return [{ ...smallest(policy, plan), plan: code, bandwidthGb }];
  });
}

type Propose = (policy: ExactPolicy, plans: readonly Plan[]) => readonly Configuration[];

/** Returns the cheapest of the proposed configurations, or the error of one. */
function advertise(catalogue: Catalogue, propose: Propose): OfferResult {
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

/** Returns the smallest configuration of the limits that has the plan's resources. */
function smallest({ limits, terms, defaultTerm }: ExactPolicy, plan: Plan | undefined) {
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
