import type { PricingError } from "../pricing-error.ts";
import type { Place } from "./place.ts";

/** The answer when an accessor (or proxy) inside an argument throws while it is read. */
export function refuseAccessor({ path }: Place): { ok: false; error: PricingError } {
  const refusal = { code: "wrong-type", allowed: "plain data" } as const;
  return { ok: false, error: { ...refusal, path, got: "accessor that throws" } };
}
