import type { PricingError, Refusal } from "../pricing-error.ts";
import { describeValue } from "./describe-value.ts";

/** What has been refused so far: the first only, since later refusals may be its consequences. */
export interface Report {
  error?: PricingError;
}

/**
 * Where a value stands inside an argument. A reader that refuses the value says so here and returns a
 * harmless one instead, so that reading is a straight line; whoever began it looks at the report.
 */
export class Place {
  readonly report: Report;
  readonly key: number | string;
  readonly parent: Place | undefined;

  constructor(report: Report, key: number | string, parent?: Place) {
    this.report = report;
    this.key = key;
    this.parent = parent;
  }

  at(key: number | string): Place {
    return new Place(this.report, key, this);
  }

  get path(): string {
    return this.parent ? `${this.parent.path}.${this.key}` : `${this.key}`;
  }

  refuse(value: unknown, refusal: Refusal): void {
    this.report.error ??= { ...refusal, path: this.path, got: describeValue(value) };
  }
}
