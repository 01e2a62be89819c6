import { refuse } from "./refuse.ts";

export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value === "boolean") return value;
  return refuse(value, path, { code: "wrong-type", allowed: "boolean" });
}
