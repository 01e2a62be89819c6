import { refuse } from "./refuse.ts";

/** The fields of an object, whatever its prototype. */
export function readObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  return refuse(value, path, { code: "wrong-type", allowed: "object" });
}
