import { refuse } from "./refuse.ts";

/** Any number but NaN. */
export function readNumber(value: unknown, path: string): number {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  return refuse(value, path, { code: "wrong-type", allowed: "number" });
}
