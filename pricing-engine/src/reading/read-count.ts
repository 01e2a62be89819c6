import type { Limit } from "../catalogue.ts";
import { readWholeNumber } from "./read-whole-number.ts";
import { refuse } from "./refuse.ts";

/** A whole number within the limit and on one of its steps. */
export function readCount(value: unknown, path: string, limit: Limit): number {
  return isOffered(value, limit) ? value + 0 : refuseCount(value, path, limit); // -0 becomes 0
}

/** What is a whole number of steps above min is whole itself. */
function isOffered(value: unknown, { min, max, step }: Limit): value is number {
  if (typeof value !== "number" || value < min || value > max) return false;
  return Number.isInteger((value - min) / step);
}

/** Apart from the question, which is asked seven times for every quote. */
function refuseCount(value: unknown, path: string, limit: Limit): never {
  readWholeNumber(value, path, limit);
  return refuse(value, path, { code: "off-step", allowed: { ...limit } });
}
