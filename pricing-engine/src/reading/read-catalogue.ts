import type { Place } from "./place.ts";
import { readObject } from "./read-object.ts";
import { type ExactPolicy, readPolicy } from "./read-policy.ts";
import { type ExactPrices, readPrices } from "./read-prices.ts";

/** A catalogue that was checked, each of its values read once. */
export interface ExactCatalogue {
  readonly prices: ExactPrices;
  readonly policy: ExactPolicy;
}

export function readCatalogue(value: unknown, place: Place): ExactCatalogue {
  const fields = readObject(value, place);
  const prices = readPrices(fields.prices, place.at("prices"));
  return { prices, policy: readPolicy(fields.policy, place.at("policy"), prices) };
}
