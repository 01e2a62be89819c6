import type { NumberRange, PricingError, RejectionReason } from "../pricing-error.ts";

const maxTextLength = 40;

/**
 * Describes any value as a short text that is safe to log or show. Calls no method of the value, so
 * a hostile object cannot run code.
 */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(
        value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value,
      );
    case "bigint":
      return "bigint";
    case "object":
      if (value === null) {
        return "null";
      }
      return Array.isArray(value) ? "list" : "object";
    case "function":
    case "symbol":
      return typeof value;
    default:
      return String(value);
  }
}

/**
 * Thrown by the parsers; callers convert it by `toPricingError`. Not an Error, because a stack trace would take time.
 */
export class Rejection {
  readonly error: PricingError;

  constructor(error: PricingError) {
    this.error = error;
  }
}

/** Stops the parsing of a request; `toPricingError` returns the reason to the caller. */
export function rejectValue(value: unknown, path: string, reason: RejectionReason): never {
  throw new Rejection({ ...reason, path, got: describeValue(value) });
}

/**
 * Converts a value thrown during the parsing of an argument to an error. The value is a Rejection, or an exception of
 * an accessor or proxy inside the argument, which counts as invalid data.
 */
export function toPricingError(thrown: unknown, argument: string): PricingError {
  if (thrown instanceof Rejection) {
    return thrown.error;
  }
  const reason = { code: "wrong-type", allowed: "plain data" } as const;
  return { ...reason, path: argument, got: "accessor that throws" };
}

/** Returns an object as a record of its properties, regardless of its prototype. */
export function parseObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  return rejectValue(value, path, { code: "wrong-type", allowed: "object" });
}

export function parseBoolean(value: unknown, path: string): boolean {
  if (typeof value === "boolean") {
    return value;
  }
  return rejectValue(value, path, { code: "wrong-type", allowed: "boolean" });
}

export function parseText(value: unknown, path: string): string {
  if (typeof value === "string" && value) {
    return value;
  }
  return rejectValue(value, path, { code: "wrong-type", allowed: "non-empty text" });
}

/** Accepts any number but NaN. */
export function parseNumber(value: unknown, path: string): number {
  if (typeof value === "number" && !Number.isNaN(value)) {
    return value;
  }
  return rejectValue(value, path, { code: "wrong-type", allowed: "number" });
}

/** Accepts a whole number within the range; rejects numeric text and big integers. */
export function parseWholeNumber(value: unknown, path: string, { min, max }: NumberRange): number {
  if (typeof value !== "number" || !Number.isInteger(value)) {
    return rejectValue(value, path, { code: "wrong-type", allowed: "whole number" });
  }
  if (value < min || value > max) {
    return rejectValue(value, path, { code: "out-of-range", allowed: { min, max } });
  }
  return value + 0; // turns -0 into 0
}

/** Format of a decimal number that is stored as a whole number of its smallest unit. */
export interface DecimalFormat {
  readonly decimals: number;
  /** Number of smallest units in 1. */
  readonly scale: number;
  /** The largest value, before scaling. */
  readonly max: number;
}

const decimalText = /^\d+(?:\.(\d+))?$/;

/**
 * Converts a decimal number or text to a whole number of smallest units: 12.5 with four decimals is 125000. Rejects a
 * number with more decimals than the format has instead of rounding it.
 */
export function parseDecimal(value: unknown, path: string, format: DecimalFormat): number {
  const { decimals, scale, max } = format;
  const match = typeof value === "string" ? decimalText.exec(value) : null;
  const fraction = match?.[1] ?? "";
  const number = match ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) {
    return rejectValue(value, path, { code: "wrong-type", allowed: "decimal number" });
  }
  if (number < 0 || number > max) {
    return rejectValue(value, path, { code: "out-of-range", allowed: { min: 0, max } });
  }
  const units = Math.round(number * scale);
  // Compares by division, which returns the same double only if the number has no more decimals than the format.
  if (units / scale !== number || fraction.length > decimals) {
    return rejectValue(value, path, { code: "too-many-decimals", allowed: { decimals } });
  }
  return units + 0; // turns -0 into 0
}

/** Accepts one of the listed texts. */
export function parseChoice<const Choice extends string>(
  value: unknown,
  path: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === value);
  return choice ?? rejectValue(value, path, { code: "not-offered", allowed: [...choices] });
}
