import { type Limit, type LimitedInput, type Limits, limitedInputs } from "../catalogue.ts";
import { maxQuantity } from "./bounds.ts";
import type { Place } from "./place.ts";
import { readObject } from "./read-object.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** The limits of every input that has them. */
export function readLimits(value: unknown, place: Place): Limits {
  const fields = readObject(value, place);
  const limits: Partial<Record<LimitedInput, Limit>> = {};
  for (const input of limitedInputs) limits[input] = readLimit(fields[input], place.at(input));
  return limits as Limits;
}

function readLimit(value: unknown, place: Place): Limit {
  const limit = readObject(value, place);
  const min = readWholeNumber(limit.min, place.at("min"), { min: 0, max: maxQuantity });
  const max = readWholeNumber(limit.max, place.at("max"), { min, max: maxQuantity });
  const step = readWholeNumber(limit.step, place.at("step"), { min: 1, max: maxQuantity });
  return { min, max, step };
}
