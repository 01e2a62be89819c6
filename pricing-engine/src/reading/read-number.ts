import type { Place } from "./place.ts";

/** Any number but NaN. */
export function readNumber(value: unknown, place: Place): number {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  place.refuse(value, { code: "wrong-type", allowed: "number" });
  return 0;
}
