import type { Range } from "../pricing-error.ts";
import { refuse } from "./refuse.ts";

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
