import { describe, expect, it } from "vitest";
import {
  comparePlansOrThrow,
  initialConfiguration,
  planCatalogue,
  quoteOrThrow,
} from "../test/helpers.ts";
import {
  type Catalogue,
  type Configuration,
  calculatePlanOffer,
  calculateQuote,
  comparePlans,
  defaultCatalogue,
  findCheapestOffer,
  readingA,
  readingB,
  standard,
} from "./index.ts";

// Every expected figure in this file, in centavos, was calculated by hand from the specification.

const planCodes = ["cloud-start", "cloud-pro", "cloud-enterprise"];

function monthly(configuration: Partial<Configuration>): number {
  return quoteOrThrow({ ...initialConfiguration, ...configuration }, planCatalogue)
    .monthlyAfterDiscount;
}

function withPolicy(changed: Partial<typeof standard>): Catalogue {
  return { ...planCatalogue, policy: { ...standard, ...changed } };
}

describe("calculateQuote for a configuration with a plan", () => {
  it.each([
    ["its own resources and transfer", {}, 304_00],
    ["less transfer", { bandwidthGb: 500 }, 304_00],
    ["the first block above its transfer", { bandwidthGb: 3500 }, 455_05],
    ["1 month", { termMonths: 1 }, 320_00],
    ["48 months", { termMonths: 48 }, 256_00],
    ["an IPv4 address", { ipv4Addresses: 1 }, 327_75],
    ["a Windows server", { windowsServers: 1 }, 465_50],
    ["no DDoS protection", { ddosProtection: false }, 304_00],
    ["more resources", { vcpus: 5, ramGb: 10, storageGb: 150 }, 408_50],
  ])("charges only transfer above the plan's included transfer: %s", (_, changed, amount) => {
    expect(monthly({ bandwidthGb: 3000, plan: "cloud-pro", ...changed })).toBe(amount);
  });

  it.each([
    ["fewer vCPUs", { vcpus: 3 }, 884_45],
    ["less RAM", { ramGb: 6 }, 884_45],
    ["less storage", { storageGb: 50 }, 851_20],
    ["no backup", { dailyBackup: false }, 870_20],
  ])("ignores the plan if the configuration has %s", (_, changed, amount) => {
    const belowPlan = { ...initialConfiguration, bandwidthGb: 3000, ...changed };
    expect(monthly({ ...belowPlan, plan: "cloud-pro" })).toBe(amount);
    expect(monthly(belowPlan)).toBe(amount);
    expect(comparePlansOrThrow({ ...belowPlan, plan: "cloud-pro" }, planCatalogue)).toMatchObject({
      chosen: { code: "cloud-pro" },
      isSuspended: true,
      includedTransferGb: 1024,
    });
  });

  it("applies the plan again once the configuration has all its resources", () => {
    const chosen = { ...initialConfiguration, bandwidthGb: 3000, plan: "cloud-pro" };
    expect(comparePlansOrThrow({ ...chosen, vcpus: 3 }, planCatalogue).isSuspended).toBe(true);
    expect(comparePlansOrThrow(chosen, planCatalogue)).toMatchObject({
      isSuspended: false,
      includedTransferGb: 3000,
    });
  });

  it("includes the policy's transfer if it exceeds the plan's transfer", () => {
    const bandwidthOverage = { ...standard.bandwidthOverage, includedGb: 4000 };
    const catalogue = withPolicy({ bandwidthOverage });
    const chosen = { ...initialConfiguration, bandwidthGb: 4000, plan: "cloud-pro" };
    expect(quoteOrThrow(chosen, catalogue).monthlyAfterDiscount).toBe(304_00);
  });
});

describe("comparePlans and calculateQuote for a configuration without a plan", () => {
  it("calculate the same price as with a catalogue without plans", () => {
    expect(monthly({ bandwidthGb: 3000 })).toBe(908_20);
    expect(quoteOrThrow({ ...initialConfiguration, bandwidthGb: 3000 }, defaultCatalogue)).toEqual(
      quoteOrThrow({ ...initialConfiguration, bandwidthGb: 3000, plan: undefined }, planCatalogue),
    );
  });

  it.each([
    ["the plan that it meets", { bandwidthGb: 3000 }, "cloud-pro", 304_00],
    ["the same price and more transfer", {}, "cloud-pro", 304_00],
    ["one plan without backup", { dailyBackup: false }, "cloud-start", 266_00],
    [
      "the plan with the most transfer",
      { vcpus: 8, ramGb: 16, storageGb: 200, bandwidthGb: 5000 },
      "cloud-enterprise",
      608_00,
    ],
  ])("propose %s", (_, changed, code, amount) => {
    const { alternative } = comparePlansOrThrow(
      { ...initialConfiguration, ...changed },
      planCatalogue,
    );
    expect(alternative).toMatchObject({ plan: { code }, monthly: amount });
  });

  it("propose no plan if the configuration has fewer resources than every plan", () => {
    const belowEveryPlan = { ...initialConfiguration, vcpus: 1 };
    expect(comparePlansOrThrow(belowEveryPlan, planCatalogue).alternative).toBeUndefined();
    expect(comparePlansOrThrow(initialConfiguration, defaultCatalogue).alternative).toBeUndefined();
  });
});

describe("calculatePlanOffer", () => {
  it.each([
    ["cloud-start", 133_00, 1000],
    ["cloud-pro", 304_00, 3000],
    ["cloud-enterprise", 608_00, 5000],
  ])(
    "returns the price of %s, with the plan's transfer, for 12 months",
    (code, amount, bandwidthGb) => {
      expect(calculatePlanOffer(code, planCatalogue)).toMatchObject({
        ok: true,
        configuration: { plan: code, bandwidthGb, termMonths: 12 },
        quote: { monthlyAfterDiscount: amount },
      });
    },
  );

  it("uses the default term if the policy has no term of 12 months", () => {
    const terms = [
      { months: 1, discountPercent: 0 },
      { months: 24, discountPercent: 10 },
    ];
    expect(calculatePlanOffer("cloud-pro", withPolicy({ terms, defaultTerm: 24 }))).toMatchObject({
      configuration: { termMonths: 24 },
      quote: { monthlyAfterDiscount: 288_00 },
    });
  });

  it.each([
    ["transfer above the maximum", { bandwidthGb: { min: 500, max: 2500, step: 500 } }],
    ["transfer below the minimum", { bandwidthGb: { min: 3500, max: 9500, step: 500 } }],
    ["more vCPUs than can be ordered", { vcpus: { min: 1, max: 3, step: 1 } }],
    ["storage between two steps", { storageGb: { min: 30, max: 2000, step: 60 } }],
  ])("rejects a plan with %s", (_, changed) => {
    const catalogue = withPolicy({ limits: { ...standard.limits, ...changed } });
    expect(calculatePlanOffer("cloud-pro", catalogue)).toMatchObject({
      ok: false,
      error: { path: "configuration.plan", code: "not-offered" },
    });
  });

  it("offers a plan that includes no more transfer than the policy", () => {
    const catalogue = { ...planCatalogue, policy: readingB };
    const offered = planCodes.filter((code) => calculatePlanOffer(code, catalogue).ok);
    expect(offered).toEqual(["cloud-start"]);
    expect(calculatePlanOffer("cloud-start", catalogue)).toMatchObject({
      configuration: { bandwidthGb: 1000 },
      quote: { monthlyAfterDiscount: 133_00 },
    });
  });

  it("returns an error if the catalogue is invalid", () => {
    const catalogue = withPolicy({ defaultTerm: 7 });
    expect(calculatePlanOffer("cloud-pro", catalogue)).toMatchObject({
      ok: false,
      error: { path: "catalogue.policy.defaultTerm" },
    });
  });
});

describe("findCheapestOffer", () => {
  it("returns the price of the smallest server for 12 months", () => {
    const result = findCheapestOffer(planCatalogue);
    expect(result).toMatchObject({
      ok: true,
      configuration: {
        vcpus: 1,
        ramGb: 2,
        storageGb: 50,
        bandwidthGb: 500,
        dailyBackup: false,
        termMonths: 12,
      },
      quote: { monthlyAfterDiscount: 85_50 },
    });
    expect(findCheapestOffer(defaultCatalogue)).toEqual(result);
  });

  it("uses the default term if the policy has no term of 12 months", () => {
    const catalogue = withPolicy({ terms: [{ months: 1, discountPercent: 0 }], defaultTerm: 1 });
    expect(findCheapestOffer(catalogue)).toMatchObject({
      configuration: { termMonths: 1 },
      quote: { monthlyAfterDiscount: 90_00 },
    });
  });

  it("includes only compute under interpretation A", () => {
    expect(findCheapestOffer({ ...planCatalogue, policy: readingA })).toMatchObject({
      quote: { monthlyAfterDiscount: 85_50 },
    });
  });

  it("returns a plan if bandwidth is free only with this plan", () => {
    const bandwidthOverage = { ...standard.bandwidthOverage, includedGb: 0 };
    expect(findCheapestOffer(withPolicy({ bandwidthOverage }))).toMatchObject({
      configuration: { plan: "cloud-start", vcpus: 2 },
      quote: { monthlyAfterDiscount: 133_00 },
    });
  });

  it("returns an error if the catalogue is invalid", () => {
    expect(findCheapestOffer({ prices: defaultCatalogue.prices } as Catalogue)).toMatchObject({
      ok: false,
      error: { path: "catalogue.policy" },
    });
  });
});

it("comparePlans returns the same error as calculateQuote", () => {
  const request = {
    configuration: { ...initialConfiguration, plan: "gold" },
    catalogue: planCatalogue,
  };
  expect(comparePlans(request)).toEqual(calculateQuote(request));
});
