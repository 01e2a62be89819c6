import type { PricingError } from "../pricing-error.ts";
import { Refused } from "./refuse.ts";

/**
 * The answer to whatever ended the reading of an argument: a refusal, or an exception out of an
 * accessor or proxy inside it, which is refused like any other bad data.
 */
export function explainRefusal(thrown: unknown, argument: string): PricingError {
  if (thrown instanceof Refused) return thrown.error;
  const refusal = { code: "wrong-type", allowed: "plain data" } as const;
  return { ...refusal, path: argument, got: "accessor that throws" };
}
