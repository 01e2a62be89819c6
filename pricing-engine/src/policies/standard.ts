import type { Catalogue, PricingPolicy } from "../catalogue.ts";
import { deepFreeze } from "../deep-freeze.ts";

/** The policy that the site uses: the wider limits of interpretations A and B, and a discount on all amounts. */
export const standard: PricingPolicy = deepFreeze({
  limits: {
    vcpus: { min: 1, max: 80, step: 1 },
    ramGb: { min: 2, max: 320, step: 2 },
    storageGb: { min: 50, max: 2000, step: 50 },
    bandwidthGb: { min: 500, max: 10_000, step: 500 },
    linuxServers: { min: 0, max: 10, step: 1 },
    windowsServers: { min: 0, max: 10, step: 1 },
    ipv4Addresses: { min: 0, max: 20, step: 1 },
  },
  storageIncludedGb: 1024,
  bandwidthOverage: { includedGb: 1024, blockGb: 500, rule: "fixed", blockPrice: 159 },
  discountScope: "monthly",
  totalScope: "monthly",
  terms: [
    { months: 1, discountPercent: 0 },
    { months: 12, discountPercent: 5 },
    { months: 24, discountPercent: 10 },
    { months: 36, discountPercent: 15 },
    { months: 48, discountPercent: 20 },
  ],
  defaultTerm: 12,
});

/** The specification's default prices (section 9), combined by the policy `standard`. */
export const defaultCatalogue: Catalogue = deepFreeze({
  prices: {
    cpuPrice: 25,
    ramPrice: 12.5,
    storagePrice: 0.8,
    bandwidthPrice: 299,
    backupPrice: 0.4,
    ipv4Price: 25,
    windowsLicensePrice: 170,
  },
  policy: standard,
});
