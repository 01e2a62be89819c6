import type { QuoteConfiguration } from "contracts";

/**
 * Default configuration of the specification. Price: 4 × 25 + 8 × 12.50 + 100 × 0.80 + 100 × 0.40 = R$ 320.00, less 5
 * %.
 */
export const defaultConfiguration: QuoteConfiguration = {
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
