import {
  type AmountScope,
  amountScopes,
  type CataloguePlan,
  type InputLimit,
  type InputLimits,
  type LimitedInput,
  limitedInputs,
  overageRules,
  type PriceName,
  planResources,
  priceNames,
} from "../catalogue.ts";
import { isDeeplyFrozen } from "../deep-freeze.ts";
import {
  parseBoolean,
  parseChoice,
  parseDecimal,
  parseObject,
  parseText,
  parseWholeNumber,
  rejectValue,
} from "./primitives.ts";

/**
 * Bounds of the values of a catalogue. They limit every number that the engine computes to less than 2^53, up to which
 * each integer is exact. Eight charged lines of 100 000 units at R$ 1 000 000 for 100 months are 8 x 10^15 centavos;
 * 2^53 is 9.007 x 10^15.
 */
export const maxQuantity = 100_000;
export const maxMonths = 100;
/** Prices in R$, stored as whole ten-thousandths. */
export const priceFormat = { decimals: 4, scale: 10_000, max: 1_000_000 };
/** Percentages, stored as whole hundredths (basis points). */
export const percentFormat = { decimals: 2, scale: 100, max: 100 };

/**
 * A validated catalogue whose numbers are whole. The parser reads each property of the input once, so an accessor
 * cannot return another value later.
 */
export interface ValidatedCatalogue {
  readonly prices: ValidatedPrices;
  readonly policy: ValidatedPolicy;
  /** The plans that the policy's limits allow. */
  readonly plans: readonly CataloguePlan[];
}

export function parseCatalogue(value: unknown): ValidatedCatalogue {
  const catalogue = parseObject(value, "catalogue");
  const prices = parsePrices(catalogue.prices, "catalogue.prices");
  const policy = parsePolicy(catalogue.policy, "catalogue.policy", prices.bandwidthPrice);
  const plans = parsePlans(catalogue.plans, "catalogue.plans").filter((plan) =>
    canBeOrdered(plan, policy),
  );
  return { prices, policy, plans };
}

const validated = new WeakMap<object, ValidatedCatalogue>();

/**
 * Validates a deeply frozen catalogue on first use only, because validation takes several times as long as a quote.
 * Validates any other catalogue on every call, because it may have changed since.
 */
export function parseCatalogueCached(value: unknown): ValidatedCatalogue {
  const cached = validated.get(value as object);
  if (cached) {
    return cached;
  }
  const catalogue = parseCatalogue(value);
  if (isDeeplyFrozen(value)) {
    validated.set(value as object, catalogue);
  }
  return catalogue;
}

/** Prices in ten-thousandths of R$. */
export type ValidatedPrices = Readonly<Record<PriceName, number>>;

export function parsePrices(value: unknown, path: string): ValidatedPrices {
  const fields = parseObject(value, path);
  const prices: Partial<Record<PriceName, number>> = {};
  for (const name of priceNames) {
    prices[name] = parseDecimal(fields[name], `${path}.${name}`, priceFormat);
  }
  return prices as ValidatedPrices;
}

export interface ValidatedPolicy {
  readonly limits: InputLimits;
  readonly storageIncludedGb: number;
  readonly bandwidthOverage: ValidatedBandwidthOverage;
  readonly discountScope: AmountScope;
  readonly totalScope: AmountScope;
  readonly terms: readonly ValidatedTerm[];
  /**
   * The most expensive term per month: the term with the smallest discount. If several terms have this discount, the
   * shortest of them.
   */
  readonly baselineTerm: ValidatedTerm;
  readonly defaultTerm: ValidatedTerm;
}

/** Validates a policy. `bandwidthPrice` is the list price in ten-thousandths of R$. */
export function parsePolicy(value: unknown, path: string, bandwidthPrice: number): ValidatedPolicy {
  const policy = parseObject(value, path);
  const includedRange = { min: 0, max: maxQuantity };
  const storageIncludedGb = parseWholeNumber(
    policy.storageIncludedGb,
    `${path}.storageIncludedGb`,
    includedRange,
  );
  const bandwidthOverage = parseBandwidthOverage(
    policy.bandwidthOverage,
    `${path}.bandwidthOverage`,
    bandwidthPrice,
  );
  const terms = parseTerms(policy.terms, `${path}.terms`);
  const defaultTerm = parseTerm(policy.defaultTerm, `${path}.defaultTerm`, terms);
  return {
    limits: parseLimits(policy.limits, `${path}.limits`),
    storageIncludedGb,
    bandwidthOverage,
    discountScope: parseChoice(policy.discountScope, `${path}.discountScope`, amountScopes),
    totalScope: parseChoice(policy.totalScope, `${path}.totalScope`, amountScopes),
    terms,
    baselineTerm: terms.reduce(moreExpensive),
    defaultTerm,
  };
}

function moreExpensive(one: ValidatedTerm, other: ValidatedTerm): ValidatedTerm {
  const difference = one.basisPoints - other.basisPoints || one.months - other.months;
  return difference < 0 ? one : other;
}

/** Validates the limits of all counted inputs. */
export function parseLimits(value: unknown, path: string): InputLimits {
  const fields = parseObject(value, path);
  const limits: Partial<Record<LimitedInput, InputLimit>> = {};
  for (const input of limitedInputs) {
    limits[input] = parseLimit(fields[input], `${path}.${input}`);
  }
  return limits as InputLimits;
}

function parseLimit(value: unknown, path: string): InputLimit {
  const limit = parseObject(value, path);
  const min = parseWholeNumber(limit.min, `${path}.min`, { min: 0, max: maxQuantity });
  const max = parseWholeNumber(limit.max, `${path}.max`, { min, max: maxQuantity });
  const step = parseWholeNumber(limit.step, `${path}.step`, { min: 1, max: maxQuantity });
  return { min, max, step };
}

export interface ValidatedBandwidthOverage {
  readonly includedGb: number;
  readonly blockGb: number;
  /**
   * Price in ten-thousandths of R$. Half of an odd list price ends in .5, which a double represents
   * exactly.
   */
  readonly blockPrice: number;
}

/**
 * Validates the overage rule and resolves its block price. `bandwidthPrice` is the list price in
 * ten-thousandths of R$.
 */
export function parseBandwidthOverage(
  value: unknown,
  path: string,
  bandwidthPrice: number,
): ValidatedBandwidthOverage {
  const { includedGb, blockGb, rule, blockPrice } = parseObject(value, path);
  const isHalfListPrice = parseChoice(rule, `${path}.rule`, overageRules) === "half-list-price";
  return {
    includedGb: parseWholeNumber(includedGb, `${path}.includedGb`, { min: 0, max: maxQuantity }),
    blockGb: parseWholeNumber(blockGb, `${path}.blockGb`, { min: 1, max: maxQuantity }),
    blockPrice: isHalfListPrice
      ? bandwidthPrice / 2
      : parseDecimal(blockPrice, `${path}.blockPrice`, priceFormat),
  };
}

/** A contract length and its discount. */
export interface ValidatedTerm {
  readonly months: number;
  readonly discountPercent: number;
  /** The discount as a whole number of hundredths of a percent. */
  readonly basisPoints: number;
}

/** Validates a list of at least one term, in which each length occurs once. */
export function parseTerms(value: unknown, path: string): readonly ValidatedTerm[] {
  const terms = parseRows(value, path, {
    parseRow: parseListedTerm,
    key: "months",
    allowed: "each term once",
  });
  return terms.length > 0
    ? terms
    : rejectValue(value, path, { code: "wrong-type", allowed: "non-empty list" });
}

interface RowFormat<Row> {
  parseRow: (value: unknown, path: string) => Row;
  /** Property that identifies a row. */
  key: keyof Row & string;
  allowed: "each plan once" | "each term once";
}

/** Validates a list whose rows have different keys. */
function parseRows<Row>(
  value: unknown,
  path: string,
  { parseRow, key, allowed }: RowFormat<Row>,
): readonly Row[] {
  if (!Array.isArray(value)) {
    return rejectValue(value, path, { code: "wrong-type", allowed: "non-empty list" });
  }
  const rows: Row[] = [];
  for (let index = 0; index < value.length; index++) {
    const row = parseRow(value[index], `${path}.${index}`);
    if (rows.some((other) => other[key] === row[key])) {
      return rejectValue(row[key], `${path}.${index}.${key}`, { code: "listed-twice", allowed });
    }
    rows.push(row);
  }
  return rows;
}

function parseListedTerm(value: unknown, path: string): ValidatedTerm {
  const term = parseObject(value, path);
  const months = parseWholeNumber(term.months, `${path}.months`, { min: 1, max: maxMonths });
  const percentPath = `${path}.discountPercent`;
  const basisPoints = parseDecimal(term.discountPercent, percentPath, percentFormat);
  return { months, discountPercent: basisPoints / percentFormat.scale, basisPoints };
}

/** Returns the term with this number of months; rejects the value if the policy does not have such a term. */
export function parseTerm(
  months: unknown,
  path: string,
  terms: readonly ValidatedTerm[],
): ValidatedTerm {
  const term = terms.find((each) => each.months === months);
  if (term) {
    return term;
  }
  return rejectValue(months, path, {
    code: "not-offered",
    allowed: terms.map((each) => each.months),
  });
}

/** Validates a list of plans, in which each code occurs once. An absent list means no plans. */
export function parsePlans(value: unknown, path: string): readonly CataloguePlan[] {
  return value === undefined || value === null
    ? []
    : parseRows(value, path, { parseRow: parsePlan, key: "code", allowed: "each plan once" });
}

const planAmounts = [...planResources, "includedTransferGb"] as const;
type PlanAmount = (typeof planAmounts)[number];

function parsePlan(value: unknown, path: string): CataloguePlan {
  const plan = parseObject(value, path);
  const amounts: Partial<Record<PlanAmount, number>> = {};
  for (const amount of planAmounts) {
    const range = { min: 0, max: maxQuantity };
    amounts[amount] = parseWholeNumber(plan[amount], `${path}.${amount}`, range);
  }
  return {
    ...(amounts as Record<PlanAmount, number>),
    code: parseText(plan.code, `${path}.code`),
    name: parseText(plan.name, `${path}.name`),
    dailyBackup: parseBoolean(plan.dailyBackup, `${path}.dailyBackup`),
  };
}

export function findPlan(
  code: unknown,
  plans: readonly CataloguePlan[],
): CataloguePlan | undefined {
  return plans.find((plan) => plan.code === code);
}

/** Returns true if the policy's limits allow a server with exactly the resources and the transfer of the plan. */
function canBeOrdered(plan: CataloguePlan, { limits, bandwidthOverage }: ValidatedPolicy): boolean {
  const { min, max } = limits.bandwidthGb;
  const transfer = plan.includedTransferGb;
  return (
    transfer >= min &&
    transfer <= Math.max(max, bandwidthOverage.includedGb) &&
    planResources.every((input) =>
      isWithinLimit(Math.max(plan[input], limits[input].min), limits[input]),
    )
  );
}

/**
 * Returns true if the limit allows the value. Any value that is `min` plus a whole number of steps is an integer, so
 * this function does not check for integers.
 */
export function isWithinLimit(value: unknown, { min, max, step }: InputLimit): value is number {
  if (typeof value !== "number" || value < min || value > max) {
    return false;
  }
  return Number.isInteger((value - min) / step);
}
