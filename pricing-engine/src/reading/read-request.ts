import type { Catalogue } from "../catalogue.ts";
import type { Configuration } from "../configuration.ts";
import type { PricingError } from "../pricing-error.ts";
import { Place, type Report } from "./place.ts";
import type { ExactCatalogue } from "./read-catalogue.ts";
import { readCatalogueOnce } from "./read-catalogue-once.ts";
import { type ExactConfiguration, readConfiguration } from "./read-configuration.ts";
import { refuseAccessor } from "./refuse-accessor.ts";

export interface PricingRequest {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
}

export type RequestReading =
  | {
      readonly ok: true;
      readonly configuration: ExactConfiguration;
      readonly catalogue: ExactCatalogue;
    }
  | { readonly ok: false; readonly error: PricingError };

/** Checks everything a price depends on. The types are the caller's promise; any value is safe. */
export function readRequest(request: PricingRequest): RequestReading {
  const report: Report = {};
  let place = new Place(report, "catalogue");
  try {
    const catalogue = readCatalogueOnce(request?.catalogue, place);
    place = new Place(report, "configuration");
    const configuration = readConfiguration(request?.configuration, place, catalogue.policy);
    if (report.error) return { ok: false, error: report.error };
    return { ok: true, configuration, catalogue };
  } catch {
    return refuseAccessor(place);
  }
}
