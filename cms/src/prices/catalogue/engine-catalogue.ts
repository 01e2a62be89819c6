import type { Catalogue } from "pricing-engine";
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
