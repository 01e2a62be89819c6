import {
  type Limit,
  type LimitedInput,
  type Limits,
  limitedInputs,
  overageRules,
  type PriceName,
  priceNames,
  type Scope,
  scopes,
} from "../catalogue.ts";
import { isDeeplyFrozen } from "../freezing.ts";
import { readChoice, readDecimal, readObject, readWholeNumber, refuse } from "./primitives.ts";

/**
 * The largest values a catalogue may hold. They keep every number the engine makes below 2^53, where
 * each integer is exact: eight charged lines of 100 000 units at R$ 1 000 000 for 100 months are
 * 8 x 10^15 centavos, and 2^53 is 9.007 x 10^15.
 */
export const maxQuantity = 100_000;
export const maxMonths = 100;
/** R$, counted in ten-thousandths. */
export const priceFormat = { decimals: 4, scale: 10_000, max: 1_000_000 };
/** Percent, counted in hundredths: basis points. */
export const percentFormat = { decimals: 2, scale: 100, max: 100 };

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

const known = new WeakMap<object, ExactCatalogue>();

/**
 * Reads a catalogue that can never change only the first time: checking one takes several times as
 * long as a quote. Any other is checked at every call, since it may have changed in between.
 */
export function readCatalogueOnce(value: unknown): ExactCatalogue {
  const seen = known.get(value as object);
  if (seen) {
    return seen;
  }
  const catalogue = readCatalogue(value);
  if (isDeeplyFrozen(value)) {
    known.set(value as object, catalogue);
  }
  return catalogue;
}

/** Ten-thousandths of R$. */
export type ExactPrices = Readonly<Record<PriceName, number>>;

export function readPrices(value: unknown, path: string): ExactPrices {
  const fields = readObject(value, path);
  const prices: Partial<Record<PriceName, number>> = {};
  for (const name of priceNames) {
    prices[name] = readDecimal(fields[name], `${path}.${name}`, priceFormat);
  }
  return prices as ExactPrices;
}

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

/** The limits of every input that has them. */
export function readLimits(value: unknown, path: string): Limits {
  const fields = readObject(value, path);
  const limits: Partial<Record<LimitedInput, Limit>> = {};
  for (const input of limitedInputs) {
    limits[input] = readLimit(fields[input], `${path}.${input}`);
  }
  return limits as Limits;
}

function readLimit(value: unknown, path: string): Limit {
  const limit = readObject(value, path);
  const min = readWholeNumber(limit.min, `${path}.min`, { min: 0, max: maxQuantity });
  const max = readWholeNumber(limit.max, `${path}.max`, { min, max: maxQuantity });
  const step = readWholeNumber(limit.step, `${path}.step`, { min: 1, max: maxQuantity });
  return { min, max, step };
}

export interface ExactBandwidthOverage {
  readonly includedGb: number;
  readonly blockGb: number;
  /** Ten-thousandths of R$. Half of an odd list price ends in .5, which a double holds exactly. */
  readonly blockPrice: number;
}

/** `bandwidthPrice` is the list price in ten-thousandths of R$. */
export function readBandwidthOverage(
  value: unknown,
  path: string,
  bandwidthPrice: number,
): ExactBandwidthOverage {
  const { includedGb, blockGb, rule, blockPrice } = readObject(value, path);
  const half = readChoice(rule, `${path}.rule`, overageRules) === "half-list-price";
  return {
    includedGb: readWholeNumber(includedGb, `${path}.includedGb`, { min: 0, max: maxQuantity }),
    blockGb: readWholeNumber(blockGb, `${path}.blockGb`, { min: 1, max: maxQuantity }),
    blockPrice: half
      ? bandwidthPrice / 2
      : readDecimal(blockPrice, `${path}.blockPrice`, priceFormat),
  };
}

/** A contract length and its discount. */
export interface ExactTerm {
  readonly months: number;
  readonly discountPercent: number;
  /** The discount in hundredths of a percent: whole. */
  readonly basisPoints: number;
}

/** A list of at least one term, each length once. */
export function readTerms(value: unknown, path: string): readonly ExactTerm[] {
  if (!Array.isArray(value) || value.length === 0) {
    return refuse(value, path, { code: "wrong-type", allowed: "non-empty list" });
  }
  const terms: ExactTerm[] = [];
  for (let index = 0; index < value.length; index++) {
    const term = readListedTerm(value[index], `${path}.${index}`);
    if (terms.some(({ months }) => months === term.months)) {
      const refusal = { code: "listed-twice", allowed: "each term once" } as const;
      return refuse(term.months, `${path}.${index}.months`, refusal);
    }
    terms.push(term);
  }
  return terms;
}

function readListedTerm(value: unknown, path: string): ExactTerm {
  const term = readObject(value, path);
  const months = readWholeNumber(term.months, `${path}.months`, { min: 1, max: maxMonths });
  const percentPath = `${path}.discountPercent`;
  const basisPoints = readDecimal(term.discountPercent, percentPath, percentFormat);
  return { months, discountPercent: basisPoints / percentFormat.scale, basisPoints };
}

/** The term of that many months, among those offered. */
export function readTerm(months: unknown, path: string, terms: readonly ExactTerm[]): ExactTerm {
  const term = terms.find((each) => each.months === months);
  if (term) {
    return term;
  }
  return refuse(months, path, { code: "not-offered", allowed: terms.map((each) => each.months) });
}
