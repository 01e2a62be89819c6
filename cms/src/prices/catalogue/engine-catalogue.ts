import type { Catalogue } from "pricing-engine";
import type { PriceCatalogue } from "../../payload-types.ts";

/** Converts the document to pricing-engine's Catalogue, without Payload's fields. */
export function engineCatalogue({
  prices,
  policy,
}: Partial<Pick<PriceCatalogue, "prices" | "policy">>): Catalogue {
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
  } as Catalogue;
}
