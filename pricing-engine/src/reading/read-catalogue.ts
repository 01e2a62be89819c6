import { readObject } from "./read-object.ts";
import { type ExactPolicy, readPolicy } from "./read-policy.ts";
import { type ExactPrices, readPrices } from "./read-prices.ts";

/** A catalogue that was checked, each of its values read once. */
export interface ExactCatalogue {
  readonly prices: ExactPrices;
  readonly policy: ExactPolicy;
}

export function readCatalogue(value: unknown): ExactCatalogue {
  const catalogue = readObject(value, "catalogue");
  const prices = readPrices(catalogue.prices, "catalogue.prices");
  const policy = readPolicy(catalogue.policy, "catalogue.policy", prices.bandwidthPrice);
  return { prices, policy };
}
