import { type Limits, type Scope, scopes } from "../catalogue.ts";
import { maxQuantity } from "./bounds.ts";
import type { Place } from "./place.ts";
import { type ExactBandwidthOverage, readBandwidthOverage } from "./read-bandwidth-overage.ts";
import { readChoice } from "./read-choice.ts";
import { readLimits } from "./read-limits.ts";
import { readObject } from "./read-object.ts";
import type { ExactPrices } from "./read-prices.ts";
import { readTerm } from "./read-term.ts";
import { type ExactTerm, readTerms } from "./read-terms.ts";
import { readWholeNumber } from "./read-whole-number.ts";

export interface ExactPolicy {
  readonly limits: Limits;
  readonly storageIncludedGb: number;
  readonly bandwidthOverage: ExactBandwidthOverage;
  readonly discountScope: Scope;
  readonly totalScope: Scope;
  readonly terms: readonly ExactTerm[];
}

export function readPolicy(value: unknown, place: Place, prices: ExactPrices): ExactPolicy {
  const fields = readObject(value, place);
  const policy = {
    limits: readLimits(fields.limits, place.at("limits")),
    storageIncludedGb: readWholeNumber(fields.storageIncludedGb, place.at("storageIncludedGb"), {
      min: 0,
      max: maxQuantity,
    }),
    bandwidthOverage: readBandwidthOverage(
      fields.bandwidthOverage,
      place.at("bandwidthOverage"),
      prices,
    ),
    discountScope: readChoice(fields.discountScope, place.at("discountScope"), scopes),
    totalScope: readChoice(fields.totalScope, place.at("totalScope"), scopes),
    terms: readTerms(fields.terms, place.at("terms")),
  };
  readTerm(fields.defaultTerm, place.at("defaultTerm"), policy.terms);
  return policy;
}
