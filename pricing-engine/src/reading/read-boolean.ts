import type { Place } from "./place.ts";

export function readBoolean(value: unknown, place: Place): boolean {
  if (typeof value === "boolean") return value;
  place.refuse(value, { code: "wrong-type", allowed: "boolean" });
  return false;
}
