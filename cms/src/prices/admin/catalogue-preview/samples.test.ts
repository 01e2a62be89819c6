import { type Catalogue, defaultCatalogue } from "pricing-engine";
import { expect, it } from "vitest";
import { calculateSamplePrice, sampleNames } from "./samples.ts";
import { describeSample } from "./texts.ts";

function monthlyPrices(catalogue: Catalogue) {
  return sampleNames.map((sample) => calculateSamplePrice(sample, catalogue));
}

it("calculateSamplePrice returns the price of each sample configuration for the default term", () => {
  // Prices without discount: 160.00, 1318.00 and 5692.80. The default term has a discount of 5 %.
  expect(monthlyPrices(defaultCatalogue)).toEqual([15_200, 125_210, 540_816]);
});

it("calculateSamplePrice limits sample configurations to the maximums of the catalogue", () => {
  const { prices, policy } = defaultCatalogue;
  const limits = { ...policy.limits, vcpus: { min: 1, max: 4, step: 1 } };
  const narrow = { prices, policy: { ...policy, limits } };
  expect(calculateSamplePrice("large", narrow)).toBe(540_816 - 20 * 2_375);
});

it("calculateSamplePrice returns undefined if the catalogue is invalid", () => {
  const { prices, policy } = defaultCatalogue;
  expect(
    calculateSamplePrice("small", { prices: { ...prices, cpuPrice: -1 }, policy }),
  ).toBeUndefined();
});

it("describes each sample configuration", () => {
  expect(sampleNames.map((sample) => describeSample(sample, "pt"))).toEqual([
    "2 vCPUs, 4 GB, 50 GB, 1 TB",
    "8 vCPUs, 16 GB, 500 GB, 2 TB",
    "24 vCPUs, 96 GB, 1500 GB, 5 TB, 2 Windows, 4 IPv4",
  ]);
  expect(describeSample("small", "es")).toBe("2 vCPU, 4 GB, 50 GB, 1 TB");
});
