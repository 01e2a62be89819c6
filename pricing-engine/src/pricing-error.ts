import type { Limit } from "./catalogue.ts";

/** Why a value was refused, and what would have been accepted in its place. */
export type Refusal =
  | { readonly code: "wrong-type"; readonly allowed: Kind }
  | { readonly code: "out-of-range"; readonly allowed: Range }
  | { readonly code: "off-step"; readonly allowed: Limit }
  | { readonly code: "too-many-decimals"; readonly allowed: { readonly decimals: number } }
  | { readonly code: "not-offered"; readonly allowed: readonly (number | string)[] }
  | { readonly code: "listed-twice"; readonly allowed: "each term once" };

export type Kind =
  | "boolean"
  | "decimal number"
  | "non-empty list"
  | "number"
  | "object"
  | "plain data"
  | "whole number";

/** Both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A refusal, with the place and the value. Plain data: it can be logged, sent and stored. */
export type PricingError = Refusal & {
  /** From the argument's name on: `configuration.ramGb`, `catalogue.policy.terms.2.months`. */
  readonly path: string;
  /** What was found, as a short text: `33`, `NaN`, `"12,5"`, `undefined`, `object`. */
  readonly got: string;
};
