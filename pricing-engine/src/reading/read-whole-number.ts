import type { Range } from "../pricing-error.ts";
import type { Place } from "./place.ts";

/** A whole number within the range; numeric text and big integers are refused. */
export function readWholeNumber(value: unknown, place: Place, { min, max }: Range): number {
  if (typeof value !== "number" || !Number.isInteger(value)) {
    place.refuse(value, { code: "wrong-type", allowed: "whole number" });
    return min;
  }
  if (value < min || value > max) {
    place.refuse(value, { code: "out-of-range", allowed: { min, max } });
    return min;
  }
  return value + 0; // -0 becomes 0
}
