import type { PricingError, Range, Refusal } from "../pricing-error.ts";

const longest = 40;

/** Any value as a short text that is safe to log or show. Calls nothing of the value's own. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
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

/** What a reader throws: an answer on its way to the caller, so without the cost of a stack trace. */
export class Refused {
  readonly error: PricingError;

  constructor(error: PricingError) {
    this.error = error;
  }
}

/** Ends the reading of a request. `explainRefusal` makes it the caller's answer. */
export function refuse(value: unknown, path: string, refusal: Refusal): never {
  throw new Refused({ ...refusal, path, got: describeValue(value) });
}

/**
 * The answer to whatever ended the reading of an argument: a refusal, or an exception out of an
 * accessor or proxy inside it, which is refused like any other bad data.
 */
export function explainRefusal(thrown: unknown, argument: string): PricingError {
  if (thrown instanceof Refused) {
    return thrown.error;
  }
  const refusal = { code: "wrong-type", allowed: "plain data" } as const;
  return { ...refusal, path: argument, got: "accessor that throws" };
}

/** The fields of an object, whatever its prototype. */
export function readObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  return refuse(value, path, { code: "wrong-type", allowed: "object" });
}

export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value === "boolean") {
    return value;
  }
  return refuse(value, path, { code: "wrong-type", allowed: "boolean" });
}

/** Any number but NaN. */
export function readNumber(value: unknown, path: string): number {
  if (typeof value === "number" && !Number.isNaN(value)) {
    return value;
  }
  return refuse(value, path, { code: "wrong-type", allowed: "number" });
}

/** A whole number within the range; numeric text and big integers are refused. */
export function readWholeNumber(value: unknown, path: string, { min, max }: Range): number {
  if (typeof value !== "number" || !Number.isInteger(value)) {
    return refuse(value, path, { code: "wrong-type", allowed: "whole number" });
  }
  if (value < min || value > max) {
    return refuse(value, path, { code: "out-of-range", allowed: { min, max } });
  }
  return value + 0; // -0 becomes 0
}

/** A decimal number that is counted in its smallest units. */
export interface DecimalFormat {
  readonly decimals: number;
  /** Units in 1. */
  readonly scale: number;
  /** The largest value, in whole ones. */
  readonly max: number;
}

const written = /^\d+(?:\.(\d+))?$/;

/**
 * A decimal number or text as a count of units: 12.5 with four decimals is 125000. More decimals
 * than the format has are refused, never rounded away.
 */
export function readDecimal(value: unknown, path: string, format: DecimalFormat): number {
  const { decimals, scale, max } = format;
  const match = typeof value === "string" ? written.exec(value) : null;
  const fraction = match?.[1] ?? "";
  const number = match ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) {
    return refuse(value, path, { code: "wrong-type", allowed: "decimal number" });
  }
  if (number < 0 || number > max) {
    return refuse(value, path, { code: "out-of-range", allowed: { min: 0, max } });
  }
  const units = Math.round(number * scale);
  // Only the double nearest to a count of units survives the way back.
  if (units / scale !== number || fraction.length > decimals) {
    return refuse(value, path, { code: "too-many-decimals", allowed: { decimals } });
  }
  return units + 0; // -0 becomes 0
}

/** One of the texts on offer. */
export function readChoice<const Choice extends string>(
  value: unknown,
  path: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === value);
  return choice ?? refuse(value, path, { code: "not-offered", allowed: [...choices] });
}
