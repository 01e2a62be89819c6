import type { PricingPolicy } from "../catalogue.ts";
import { deepFreeze } from "../deep-freeze.ts";

/**
 * Interpretation A of the specification (sections 5 and 9): the discount applies to compute, and the total includes
 * compute alone.
 */
export const readingA: PricingPolicy = deepFreeze({
  limits: {
    vcpus: { min: 1, max: 32, step: 1 },
    ramGb: { min: 2, max: 128, step: 2 },
    storageGb: { min: 50, max: 2000, step: 50 },
    bandwidthGb: { min: 500, max: 10_000, step: 500 },
    linuxServers: { min: 0, max: 10, step: 1 },
    windowsServers: { min: 0, max: 10, step: 1 },
    ipv4Addresses: { min: 0, max: 10, step: 1 },
  },
  storageIncludedGb: 1024,
  bandwidthOverage: { includedGb: 1024, blockGb: 500, rule: "fixed", blockPrice: 159 },
  discountScope: "compute",
  totalScope: "compute",
  terms: [
    { months: 12, discountPercent: 5 },
    { months: 24, discountPercent: 10 },
    { months: 36, discountPercent: 15 },
    { months: 48, discountPercent: 20 },
  ],
  defaultTerm: 12,
});

/**
 * Interpretation B of the specification (sections 5 and 9): bandwidth has a fixed value, and the discount applies to
 * all amounts.
 */
export const readingB: PricingPolicy = deepFreeze({
  limits: {
    vcpus: { min: 1, max: 80, step: 1 },
    ramGb: { min: 2, max: 320, step: 2 },
    storageGb: { min: 50, max: 2000, step: 50 },
    bandwidthGb: { min: 1000, max: 1000, step: 1 },
    linuxServers: { min: 0, max: 10, step: 1 },
    windowsServers: { min: 0, max: 10, step: 1 },
    ipv4Addresses: { min: 0, max: 20, step: 1 },
  },
  storageIncludedGb: 1024,
  bandwidthOverage: { includedGb: 1024, blockGb: 500, rule: "half-list-price" },
  discountScope: "monthly",
  totalScope: "monthly",
  terms: [
    { months: 1, discountPercent: 0 },
    { months: 12, discountPercent: 5 },
    { months: 24, discountPercent: 10 },
    { months: 36, discountPercent: 15 },
    { months: 48, discountPercent: 20 },
  ],
  defaultTerm: 1,
});
