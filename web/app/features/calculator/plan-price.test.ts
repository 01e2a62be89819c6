import { defaultCatalogue } from "pricing-engine";
import { seedCatalogue } from "stories/fixtures/seed-content.ts";
import { expect, it } from "vitest";
import { findPricedPlan } from "./plan-price.tsx";

it("findPricedPlan returns the price, transfer and calculator query of each sample plan", () => {
  const plans = ["cloud-start", "cloud-pro", "cloud-enterprise"].map((code) =>
    findPricedPlan(code, seedCatalogue()),
  );
  expect(plans.map((plan) => [plan?.quote.monthlyAfterDiscount, plan?.includedTransferGb])).toEqual(
    [
      [133_00, 1024],
      [304_00, 3000],
      [608_00, 5000],
    ],
  );
  expect(plans[1]?.query).toBe(
    "plan=cloud-pro&vcpus=4&ram=8&storage=100&bandwidth=3000&linux=0&windows=0&ipv4=0&backup=1&ddos=1&term=12",
  );
});

it("findPricedPlan returns undefined for a plan that the catalogue does not contain or offer", () => {
  const { policy } = defaultCatalogue;
  const limits = { ...policy.limits, bandwidthGb: { min: 500, max: 2000, step: 500 } };
  const catalogue = { ...seedCatalogue(), policy: { ...policy, limits } };
  expect(findPricedPlan("cloud-pro", catalogue)).toBeUndefined();
  expect(findPricedPlan("cloud-gold", seedCatalogue())).toBeUndefined();
});
