import {
  type Catalogue,
  type Configuration,
  calculateQuote,
  compareTerms,
  type Policy,
  type Quote,
  standard,
  type TermComparison,
} from "../src/index.ts";

/** The calculator's initial state (specification, section 4). */
export const initial: Configuration = {
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
export const gbSteps: Policy = {
  ...standard,
  limits: {
    ...standard.limits,
    storageGb: { min: 1, max: 2000, step: 1 },
    bandwidthGb: { min: 1, max: 10_000, step: 1 },
  },
};

/** Returns the quote, or throws if the engine returns an error. */
export function quoted(configuration: Configuration, catalogue: Catalogue): Quote {
  const result = calculateQuote({ configuration, catalogue });
  if (!result.ok) {
    throw new Error(JSON.stringify(result.error));
  }
  return result.quote;
}

/** Returns the comparison, or throws if the engine returns an error. */
export function compared(configuration: Configuration, catalogue: Catalogue): TermComparison {
  const result = compareTerms({ configuration, catalogue });
  if (!result.ok) {
    throw new Error(JSON.stringify(result.error));
  }
  return result.comparison;
}
