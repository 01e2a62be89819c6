import type { InputLimit } from "./catalogue.ts";

/** The reason why a value was rejected, and the values that are allowed. */
export type RejectionReason =
  | { readonly code: "wrong-type"; readonly allowed: ValueKind }
  | { readonly code: "out-of-range"; readonly allowed: NumberRange }
  | { readonly code: "off-step"; readonly allowed: InputLimit }
  | { readonly code: "too-many-decimals"; readonly allowed: { readonly decimals: number } }
  | { readonly code: "not-offered"; readonly allowed: readonly (number | string)[] }
  | { readonly code: "listed-twice"; readonly allowed: "each plan once" | "each term once" };

export type ValueKind =
  | "boolean"
  | "decimal number"
  | "non-empty list"
  | "non-empty text"
  | "number"
  | "object"
  | "plain data"
  | "whole number";

/** A range of numbers; both ends are allowed. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/**
 * A rejection with the path and the value. It is plain data, so it can be logged, sent and stored.
 */
export type PricingError = RejectionReason & {
  /** Path from the argument's name: `configuration.ramGb`, `catalogue.policy.terms.2.months`. */
  readonly path: string;
  /** The value as a short text: `33`, `NaN`, `"12,5"`, `undefined`, `object`. */
  readonly got: string;
};
