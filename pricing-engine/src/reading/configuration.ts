import type { Catalogue, Limit } from "../catalogue.ts";
import type { Configuration } from "../configuration.ts";
import type { PricingError } from "../pricing-error.ts";
import {
  type ExactCatalogue,
  type ExactPolicy,
  type ExactTerm,
  readCatalogueOnce,
  readTerm,
} from "./catalogue.ts";
import { explainRefusal, readBoolean, readObject, readWholeNumber, refuse } from "./primitives.ts";

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

/** A configuration that was checked against a policy, each of its values read once. */
export interface ExactConfiguration extends Omit<Configuration, "termMonths"> {
  readonly term: ExactTerm;
}

// Written out where a loop would do: this runs for every quote.
export function readConfiguration(value: unknown, policy: ExactPolicy): ExactConfiguration {
  const asked = readObject(value, "configuration");
  const { limits, terms } = policy;
  return {
    vcpus: readCount(asked.vcpus, "configuration.vcpus", limits.vcpus),
    ramGb: readCount(asked.ramGb, "configuration.ramGb", limits.ramGb),
    storageGb: readCount(asked.storageGb, "configuration.storageGb", limits.storageGb),
    bandwidthGb: readCount(asked.bandwidthGb, "configuration.bandwidthGb", limits.bandwidthGb),
    linuxServers: readCount(asked.linuxServers, "configuration.linuxServers", limits.linuxServers),
    windowsServers: readCount(
      asked.windowsServers,
      "configuration.windowsServers",
      limits.windowsServers,
    ),
    ipv4Addresses: readCount(
      asked.ipv4Addresses,
      "configuration.ipv4Addresses",
      limits.ipv4Addresses,
    ),
    dailyBackup: readBoolean(asked.dailyBackup, "configuration.dailyBackup"),
    ddosProtection: readBoolean(asked.ddosProtection, "configuration.ddosProtection"),
    term: readTerm(asked.termMonths, "configuration.termMonths", terms),
  };
}

/** A whole number within the limit and on one of its steps. */
export function readCount(value: unknown, path: string, limit: Limit): number {
  return isOffered(value, limit) ? value + 0 : refuseCount(value, path, limit); // -0 becomes 0
}

/** What is a whole number of steps above min is whole itself. */
function isOffered(value: unknown, { min, max, step }: Limit): value is number {
  if (typeof value !== "number" || value < min || value > max) {
    return false;
  }
  return Number.isInteger((value - min) / step);
}

/** Apart from the question, which is asked seven times for every quote. */
function refuseCount(value: unknown, path: string, limit: Limit): never {
  readWholeNumber(value, path, limit);
  return refuse(value, path, { code: "off-step", allowed: { ...limit } });
}
