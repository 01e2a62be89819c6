import { type Limit, type LimitedInput, type Limits, limitedInputs } from "../catalogue.ts";
import { maxQuantity } from "./bounds.ts";
import { readObject } from "./read-object.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** The limits of every input that has them. */
export function readLimits(value: unknown, path: string): Limits {
  const fields = readObject(value, path);
  const limits: Partial<Record<LimitedInput, Limit>> = {};
  for (const input of limitedInputs) limits[input] = readLimit(fields[input], `${path}.${input}`);
  return limits as Limits;
}

function readLimit(value: unknown, path: string): Limit {
  const limit = readObject(value, path);
  const min = readWholeNumber(limit.min, `${path}.min`, { min: 0, max: maxQuantity });
  const max = readWholeNumber(limit.max, `${path}.max`, { min, max: maxQuantity });
  const step = readWholeNumber(limit.step, `${path}.step`, { min: 1, max: maxQuantity });
  return { min, max, step };
}
