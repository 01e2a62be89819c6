import type { Place } from "./place.ts";

const none: Readonly<Record<string, unknown>> = {};

/** The fields of an object, whatever its prototype. */
export function readObject(value: unknown, place: Place): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  place.refuse(value, { code: "wrong-type", allowed: "object" });
  return none;
}
