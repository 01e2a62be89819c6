import { type Limits, type Scope, scopes } from "../catalogue.ts";
import { maxQuantity } from "./bounds.ts";
import { type ExactBandwidthOverage, readBandwidthOverage } from "./read-bandwidth-overage.ts";
import { readChoice } from "./read-choice.ts";
import { readLimits } from "./read-limits.ts";
import { readObject } from "./read-object.ts";
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
  /** The term with the smallest discount, the shortest of several: the dearest a month. */
  readonly dearestTerm: ExactTerm;
}

/** `bandwidthPrice` is the list price in ten-thousandths of R$. */
export function readPolicy(value: unknown, path: string, bandwidthPrice: number): ExactPolicy {
  const policy = readObject(value, path);
  const included = { min: 0, max: maxQuantity };
  const storageIncludedGb = readWholeNumber(
    policy.storageIncludedGb,
    `${path}.storageIncludedGb`,
    included,
  );
  const bandwidthOverage = readBandwidthOverage(
    policy.bandwidthOverage,
    `${path}.bandwidthOverage`,
    bandwidthPrice,
  );
  const terms = readTerms(policy.terms, `${path}.terms`);
  readTerm(policy.defaultTerm, `${path}.defaultTerm`, terms);
  return {
    limits: readLimits(policy.limits, `${path}.limits`),
    storageIncludedGb,
    bandwidthOverage,
    discountScope: readChoice(policy.discountScope, `${path}.discountScope`, scopes),
    totalScope: readChoice(policy.totalScope, `${path}.totalScope`, scopes),
    terms,
    dearestTerm: terms.reduce(dearer),
  };
}

function dearer(one: ExactTerm, other: ExactTerm): ExactTerm {
  const difference = one.basisPoints - other.basisPoints || one.months - other.months;
  return difference < 0 ? one : other;
}
