import type { Catalogue, CataloguePlan, InputLimit } from "../catalogue.ts";
import type { Configuration } from "../configuration.ts";
import type { PricingError } from "../pricing-error.ts";
import {
  findPlan,
  isWithinLimit,
  parseCatalogueCached,
  parseTerm,
  type ValidatedCatalogue,
  type ValidatedTerm,
} from "./catalogue.ts";
import {
  parseBoolean,
  parseObject,
  parseWholeNumber,
  rejectValue,
  toPricingError,
} from "./primitives.ts";

export interface PricingRequest {
  readonly configuration: Configuration;
  readonly catalogue: Catalogue;
}

export type ParsedRequest =
  | {
      readonly ok: true;
      readonly configuration: ValidatedConfiguration;
      readonly catalogue: ValidatedCatalogue;
    }
  | { readonly ok: false; readonly error: PricingError };

/** Validates all inputs of a price. Accepts values of any type, because callers may bypass the types of TypeScript. */
export function parseRequest(request: PricingRequest): ParsedRequest {
  let argument = "catalogue";
  try {
    const catalogue = parseCatalogueCached(request?.catalogue);
    argument = "configuration";
    const configuration = parseConfiguration(request?.configuration, catalogue);
    return { ok: true, configuration, catalogue };
  } catch (thrown) {
    return { ok: false, error: toPricingError(thrown, argument) };
  }
}

/** A configuration that is valid under a policy. The parser reads each property of the input once. */
export interface ValidatedConfiguration extends Omit<Configuration, "termMonths" | "plan"> {
  readonly term: ValidatedTerm;
  /** The chosen plan. The configuration may have fewer resources than the plan. */
  readonly plan: CataloguePlan | undefined;
}

// Validates a configuration. It names each input instead of looping over them, because it runs for every quote.
export function parseConfiguration(
  value: unknown,
  catalogue: ValidatedCatalogue,
): ValidatedConfiguration {
  const requested = parseObject(value, "configuration");
  const { limits, terms } = catalogue.policy;
  return {
    vcpus: parseQuantity(requested.vcpus, "configuration.vcpus", limits.vcpus),
    ramGb: parseQuantity(requested.ramGb, "configuration.ramGb", limits.ramGb),
    storageGb: parseQuantity(requested.storageGb, "configuration.storageGb", limits.storageGb),
    bandwidthGb: parseQuantity(
      requested.bandwidthGb,
      "configuration.bandwidthGb",
      limits.bandwidthGb,
    ),
    linuxServers: parseQuantity(
      requested.linuxServers,
      "configuration.linuxServers",
      limits.linuxServers,
    ),
    windowsServers: parseQuantity(
      requested.windowsServers,
      "configuration.windowsServers",
      limits.windowsServers,
    ),
    ipv4Addresses: parseQuantity(
      requested.ipv4Addresses,
      "configuration.ipv4Addresses",
      limits.ipv4Addresses,
    ),
    dailyBackup: parseBoolean(requested.dailyBackup, "configuration.dailyBackup"),
    ddosProtection: parseBoolean(requested.ddosProtection, "configuration.ddosProtection"),
    term: parseTerm(requested.termMonths, "configuration.termMonths", terms),
    plan: parsePlanCode(requested.plan, "configuration.plan", catalogue.plans),
  };
}

/** Returns the chosen plan; rejects a code that the catalogue does not offer. A configuration may have no plan. */
function parsePlanCode(
  code: unknown,
  path: string,
  plans: readonly CataloguePlan[],
): CataloguePlan | undefined {
  if (code === undefined || code === null) {
    return undefined;
  }
  const allowed = plans.map((plan) => plan.code);
  return findPlan(code, plans) ?? rejectValue(code, path, { code: "not-offered", allowed });
}

/** Validates that a value is within the limit and on one of its steps. */
export function parseQuantity(value: unknown, path: string, limit: InputLimit): number {
  return isWithinLimit(value, limit) ? value + 0 : rejectCount(value, path, limit); // turns -0 into 0
}

/**
 * Rejects an invalid count with the reason. A separate function, because `parseQuantity`, which runs seven times per
 * quote, must stay small.
 */
function rejectCount(value: unknown, path: string, limit: InputLimit): never {
  parseWholeNumber(value, path, limit);
  return rejectValue(value, path, { code: "off-step", allowed: { ...limit } });
}
