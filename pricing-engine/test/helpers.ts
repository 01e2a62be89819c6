import {
  type Catalogue,
  type Configuration,
  calculateQuote,
  comparePlans,
  compareTerms,
  defaultCatalogue,
  freezeCatalogue,
  type PlanComparison,
  type PricingPolicy,
  type Quote,
  standard,
  type TermComparison,
} from "../src/index.ts";

/** The calculator's initial state (specification, section 4). */
export const initialConfiguration: Configuration = {
  vcpus: 4,
  ramGb: 8,
  storageGb: 100,
  bandwidthGb: 1000,
  linuxServers: 0,
  windowsServers: 0,
  ipv4Addresses: 0,
  dailyBackup: true,
  ddosProtection: true,
  termMonths: 12,
};

/**
 * `standard` with steps of 1 GB for storage and bandwidth, so that tests can hit boundaries
 * exactly.
 */
export const gbStepPolicy: PricingPolicy = {
  ...standard,
  limits: {
    ...standard.limits,
    storageGb: { min: 1, max: 2000, step: 1 },
    bandwidthGb: { min: 1, max: 10_000, step: 1 },
  },
};

/** The default prices with three plans. The first plan includes no more transfer than the policy. */
export const planCatalogue: Catalogue = freezeCatalogue({
  ...defaultCatalogue,
  plans: [
    {
      code: "cloud-start",
      name: "Cloud Start",
      vcpus: 2,
      ramGb: 4,
      storageGb: 50,
      dailyBackup: false,
      includedTransferGb: 1024,
    },
    {
      code: "cloud-pro",
      name: "Cloud Pro",
      vcpus: 4,
      ramGb: 8,
      storageGb: 100,
      dailyBackup: true,
      includedTransferGb: 3000,
    },
    {
      code: "cloud-enterprise",
      name: "Cloud Enterprise",
      vcpus: 8,
      ramGb: 16,
      storageGb: 200,
      dailyBackup: true,
      includedTransferGb: 5000,
    },
  ],
});

/** Returns the quote, or throws if the engine returns an error. */
export function quoteOrThrow(configuration: Configuration, catalogue: Catalogue): Quote {
  const result = calculateQuote({ configuration, catalogue });
  if (!result.ok) {
    throw new Error(JSON.stringify(result.error));
  }
  return result.quote;
}

/** Returns the comparison of terms, or throws if the engine returns an error. */
export function compareTermsOrThrow(
  configuration: Configuration,
  catalogue: Catalogue,
): TermComparison {
  const result = compareTerms({ configuration, catalogue });
  if (!result.ok) {
    throw new Error(JSON.stringify(result.error));
  }
  return result.comparison;
}

/** Returns the comparison of plans, or throws if the engine returns an error. */
export function comparePlansOrThrow(
  configuration: Configuration,
  catalogue: Catalogue,
): PlanComparison {
  const result = comparePlans({ configuration, catalogue });
  if (!result.ok) {
    throw new Error(JSON.stringify(result.error));
  }
  return result.comparison;
}
