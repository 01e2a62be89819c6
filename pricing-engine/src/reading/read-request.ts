import type { Catalogue } from "../catalogue.ts";
import type { Configuration } from "../configuration.ts";
import type { PricingError } from "../pricing-error.ts";
import { explainRefusal } from "./explain-refusal.ts";
import type { ExactCatalogue } from "./read-catalogue.ts";
import { readCatalogueOnce } from "./read-catalogue-once.ts";
import { type ExactConfiguration, readConfiguration } from "./read-configuration.ts";

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
  let argument = "catalogue";
  try {
    const catalogue = readCatalogueOnce(request?.catalogue);
    argument = "configuration";
    const configuration = readConfiguration(request?.configuration, catalogue.policy);
    return { ok: true, configuration, catalogue };
  } catch (thrown) {
    return { ok: false, error: explainRefusal(thrown, argument) };
  }
}
