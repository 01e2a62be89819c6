import { type Catalogue, calculateQuote, type PricingError } from "pricing-engine";
import type { PriceCatalogue } from "../../payload-types.ts";

/** Converts the document to pricing-engine's Catalogue, without Payload's fields. */
export function toEngineCatalogue({
  prices,
  policy,
  plans,
}: Partial<Pick<PriceCatalogue, "prices" | "policy" | "plans">>): Catalogue {
  return {
    prices,
    policy: {
      ...policy,
      terms: Array.isArray(policy?.terms)
        ? policy.terms.map((term) => ({
            months: term?.months,
            discountPercent: term?.discountPercent,
          }))
        : [],
    },
    plans: Array.isArray(plans)
      ? plans.map((plan) => ({
          code: plan?.code,
          name: plan?.name,
          vcpus: plan?.vcpus,
          ramGb: plan?.ramGb,
          storageGb: plan?.storageGb,
          dailyBackup: plan?.dailyBackup === true,
          includedTransferGb: plan?.includedTransferGb,
        }))
      : [],
  } as Catalogue;
}

/** Returns the reason why the pricing engine rejects a catalogue; undefined if the catalogue is valid. */
export function findCatalogueProblem(catalogue: Catalogue): PricingError | undefined {
  const { limits, defaultTerm } = catalogue.policy;
  const smallest = Object.fromEntries(
    Object.entries(limits ?? {}).map(([input, limit]) => [input, limit?.min]),
  ) as Record<keyof typeof limits, number>;
  const result = calculateQuote({
    configuration: {
      ...smallest,
      dailyBackup: true,
      ddosProtection: true,
      termMonths: defaultTerm,
    },
    catalogue,
  });
  return result.ok ? undefined : result.error;
}

/**
 * Converts the path of a problem to a path in the document: `catalogue.policy.terms.2.months` becomes
 * `policy.terms.2.months`.
 */
export function toDocumentFieldPath({ path }: PricingError): string {
  return path.replace(/^catalogue\./, "");
}
