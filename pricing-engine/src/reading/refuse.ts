import type { PricingError, Refusal } from "../pricing-error.ts";
import { describeValue } from "./describe-value.ts";

/** What a reader throws: an answer on its way to the caller, so without the cost of a stack trace. */
export class Refused {
  readonly error: PricingError;

  constructor(error: PricingError) {
    this.error = error;
  }
}

/** Ends the reading of a request. `explainRefusal` makes it the caller's answer. */
export function refuse(value: unknown, path: string, refusal: Refusal): never {
  throw new Refused({ ...refusal, path, got: describeValue(value) });
}
