import { describe, expect, it } from "vitest";
import { gbStepPolicy, initialConfiguration, quoteOrThrow } from "../test/helpers.ts";
import {
  type Catalogue,
  defaultCatalogue,
  type Prices,
  type PricingPolicy,
  type QuoteLineCode,
  readingA,
  readingB,
  standard,
} from "./index.ts";

// Every expected figure in this file, in centavos, was calculated by hand from the specification.

const { prices } = defaultCatalogue;

const withPolicy = (policy: PricingPolicy): Catalogue => ({ prices, policy });
const withPrices = (changed: Partial<Prices>): Catalogue => ({
  prices: { ...prices, ...changed },
  policy: gbStepPolicy,
});

function lineOf(
  configuration: Partial<typeof initialConfiguration>,
  catalogue: Catalogue,
  code: QuoteLineCode,
) {
  const { lines } = quoteOrThrow({ ...initialConfiguration, ...configuration }, catalogue);
  return lines.find((line) => line.code === code);
}

describe("calculateQuote", () => {
  it("returns the lines of the initial configuration in a fixed order", () => {
    expect(quoteOrThrow(initialConfiguration, defaultCatalogue)).toStrictEqual({
      lines: [
        { code: "vcpus", group: "compute", quantity: 4, unitPrice: 250_000, amount: 100_00 },
        { code: "ram", group: "compute", quantity: 8, unitPrice: 125_000, amount: 100_00 },
        { code: "storage", group: "compute", quantity: 100, unitPrice: 8_000, amount: 80_00 },
        { code: "storageOverage", group: "extras", quantity: 0, unitPrice: 8_000, amount: 0 },
        { code: "bandwidthOverage", group: "extras", quantity: 0, unitPrice: 1_590_000, amount: 0 },
        { code: "dailyBackup", group: "extras", quantity: 100, unitPrice: 4_000, amount: 40_00 },
        { code: "ipv4Addresses", group: "extras", quantity: 0, unitPrice: 250_000, amount: 0 },
        { code: "windowsServers", group: "extras", quantity: 0, unitPrice: 1_700_000, amount: 0 },
        { code: "linuxServers", group: "extras", quantity: 0, unitPrice: 0, amount: 0 },
      ],
      computeSubtotal: 280_00,
      extrasSubtotal: 40_00,
      termMonths: 12,
      discountPercent: 5,
      discountAmount: 16_00,
      monthlyBeforeDiscount: 320_00,
      monthlyAfterDiscount: 304_00,
      extrasApart: 0,
      contractTotal: 3_648_00,
    });
  });

  it("calculates the price of the largest configuration that the limits allow", () => {
    const largest = {
      vcpus: 80,
      ramGb: 320,
      storageGb: 2000,
      bandwidthGb: 10_000,
      linuxServers: 10,
      windowsServers: 10,
      ipv4Addresses: 20,
      dailyBackup: true,
      ddosProtection: true,
      termMonths: 48,
    };
    const quote = quoteOrThrow(largest, defaultCatalogue);
    expect(quote.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ["vcpus", 2_000_00],
      ["ram", 4_000_00],
      ["storage", 1_600_00],
      ["storageOverage", 780_80],
      ["bandwidthOverage", 2_862_00],
      ["dailyBackup", 800_00],
      ["ipv4Addresses", 500_00],
      ["windowsServers", 1_700_00],
      ["linuxServers", 0],
    ]);
    expect(quote).toMatchObject({
      computeSubtotal: 7_600_00,
      extrasSubtotal: 6_642_80,
      monthlyBeforeDiscount: 14_242_80,
      discountAmount: 2_848_56,
      monthlyAfterDiscount: 11_394_24,
      contractTotal: 546_923_52,
    });
  });

  it.each([
    { storageGb: 1, storage: 80, storageOverage: 0, dailyBackup: 40 },
    { storageGb: 1024, storage: 819_20, storageOverage: 0, dailyBackup: 409_60 },
    { storageGb: 1025, storage: 820_00, storageOverage: 80, dailyBackup: 410_00 },
    { storageGb: 2000, storage: 1_600_00, storageOverage: 780_80, dailyBackup: 800_00 },
  ])(
    "calculates the lines for $storageGb GB of storage, its overage and its backup",
    ({ storageGb, ...amounts }) => {
      const { lines } = quoteOrThrow(
        { ...initialConfiguration, storageGb },
        withPolicy(gbStepPolicy),
      );
      expect(Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))).toMatchObject(
        amounts,
      );
    },
  );

  it.each([
    [1, 0, 0, 0],
    [1024, 0, 0, 0],
    [1025, 1, 159_00, 149_50],
    [1500, 1, 159_00, 149_50],
    [1524, 1, 159_00, 149_50],
    [1525, 2, 318_00, 299_00],
    [10_000, 18, 2_862_00, 2_691_00],
  ])(
    "rounds %i GB of bandwidth up to %i blocks of overage",
    (bandwidthGb, quantity, fixed, half) => {
      expect(lineOf({ bandwidthGb }, withPolicy(gbStepPolicy), "bandwidthOverage")).toMatchObject({
        quantity,
        unitPrice: 1_590_000,
        amount: fixed,
      });
      const { bandwidthOverage } = readingB;
      const halfListPrice = withPolicy({ ...gbStepPolicy, bandwidthOverage });
      expect(lineOf({ bandwidthGb }, halfListPrice, "bandwidthOverage")).toMatchObject({
        quantity,
        unitPrice: 1_495_000,
        amount: half,
      });
    },
  );

  it("multiplies each line by its own unit price", () => {
    const catalogue: Catalogue = {
      prices: {
        cpuPrice: 1,
        ramPrice: 2,
        storagePrice: 3,
        bandwidthPrice: 4,
        backupPrice: 5,
        ipv4Price: 6,
        windowsLicensePrice: 7,
      },
      policy: {
        ...gbStepPolicy,
        storageIncludedGb: 1999,
        bandwidthOverage: { includedGb: 900, blockGb: 100, rule: "fixed", blockPrice: 8 },
      },
    };
    const configuration = {
      vcpus: 11,
      ramGb: 12,
      storageGb: 2000,
      bandwidthGb: 1000,
      linuxServers: 4,
      windowsServers: 5,
      ipv4Addresses: 6,
      dailyBackup: true,
      ddosProtection: true,
      termMonths: 1,
    };
    const { lines } = quoteOrThrow(configuration, catalogue);
    expect(lines.map(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount])).toEqual([
      [11, 1_0000, 11_00],
      [12, 2_0000, 24_00],
      [2000, 3_0000, 6000_00],
      [1, 3_0000, 3_00],
      [1, 8_0000, 8_00],
      [2000, 5_0000, 10_000_00],
      [6, 6_0000, 36_00],
      [5, 7_0000, 35_00],
      [4, 0, 0],
    ]);
  });

  it("returns 0 instead of -0", () => {
    const configuration = {
      ...initialConfiguration,
      linuxServers: -0,
      ipv4Addresses: -0,
      termMonths: 1,
    };
    const quote = quoteOrThrow(configuration, withPrices({ ipv4Price: -0 }));
    const values = [...Object.values(quote), ...quote.lines.flatMap(Object.values)];
    expect(values.filter((value) => Object.is(value, -0))).toEqual([]);
  });

  it.each([
    ["ipv4Addresses", { ipv4Addresses: 20 }, 500_00],
    ["windowsServers", { windowsServers: 10 }, 1_700_00],
    ["linuxServers", { linuxServers: 10 }, 0],
    ["dailyBackup", { dailyBackup: false }, 0],
  ] as const)('calculates the line "%s"', (code, configuration, amount) => {
    expect(lineOf(configuration, defaultCatalogue, code)?.amount).toBe(amount);
  });

  it("charges nothing for Linux servers and DDoS protection", () => {
    const withoutExtras = { ...initialConfiguration, linuxServers: 0, ddosProtection: false };
    const all = { ...initialConfiguration, linuxServers: 10, ddosProtection: true };
    expect(quoteOrThrow(all, defaultCatalogue).contractTotal).toBe(
      quoteOrThrow(withoutExtras, defaultCatalogue).contractTotal,
    );
  });

  it.each([
    ["standard", standard, 1, 0, 320_00, 320_00],
    ["standard", standard, 12, 16_00, 304_00, 3_648_00],
    ["standard", standard, 24, 32_00, 288_00, 6_912_00],
    ["standard", standard, 36, 48_00, 272_00, 9_792_00],
    ["standard", standard, 48, 64_00, 256_00, 12_288_00],
    ["readingA", readingA, 12, 14_00, 266_00, 3_192_00],
    ["readingA", readingA, 24, 28_00, 252_00, 6_048_00],
    ["readingA", readingA, 36, 42_00, 238_00, 8_568_00],
    ["readingA", readingA, 48, 56_00, 224_00, 10_752_00],
    ["readingB", readingB, 1, 0, 320_00, 320_00],
    ["readingB", readingB, 12, 16_00, 304_00, 3_648_00],
    ["readingB", readingB, 24, 32_00, 288_00, 6_912_00],
    ["readingB", readingB, 36, 48_00, 272_00, 9_792_00],
    ["readingB", readingB, 48, 64_00, 256_00, 12_288_00],
  ])(
    "subtracts the discount of each term under the policy %s",
    (_name, policy, termMonths, discount, monthly, total) => {
      expect(
        quoteOrThrow({ ...initialConfiguration, termMonths }, withPolicy(policy)),
      ).toMatchObject({
        discountAmount: discount,
        monthlyAfterDiscount: monthly,
        contractTotal: total,
      });
    },
  );

  // The configuration costs R$ 280.00 for compute and R$ 40.00 for extras, with a discount of 5 % for 12 months.
  it.each([
    ["monthly", "monthly", 16_00, 320_00, 304_00, 0],
    ["compute", "monthly", 14_00, 320_00, 306_00, 0],
    ["compute", "compute", 14_00, 280_00, 266_00, 40_00],
    ["monthly", "compute", 16_00, 280_00, 266_00, 38_00],
  ] as const)(
    "uses the discount scope %s and the total scope %s",
    (discountScope, totalScope, ...amounts) => {
      const [discountAmount, monthlyBeforeDiscount, monthlyAfterDiscount, extrasApart] = amounts;
      expect(
        quoteOrThrow(initialConfiguration, withPolicy({ ...standard, discountScope, totalScope })),
      ).toMatchObject({
        discountAmount,
        monthlyBeforeDiscount,
        monthlyAfterDiscount,
        extrasApart,
      });
    },
  );

  it.each([
    ["0.0050", 1, 0],
    ["0.0051", 1, 1],
    ["0.0050", 3, 2],
    ["0.0050", 5, 2],
    ["0.0149", 1, 1],
    ["0.0150", 1, 2],
    [0.0001, 50, 0],
    [0.0001, 51, 1],
    [25.005, 1, 2500],
    [25.015, 1, 2502],
    ["25.0150", 1, 2502],
  ])(
    "multiplies the vCPU price R$ %s by %i before it rounds half-even",
    (cpuPrice, vcpus, amount) => {
      expect(lineOf({ vcpus }, withPrices({ cpuPrice }), "vcpus")?.amount).toBe(amount);
    },
  );

  it.each([
    ["0.0299", 1, 149.5, 1],
    ["0.0300", 1, 150, 2],
    ["0.0299", 2, 149.5, 3],
    ["0.0101", 1, 50.5, 1],
    ["0.0100", 1, 50, 0],
  ])(
    "multiplies half of the list price R$ %s by %i blocks before it rounds",
    (bandwidthPrice, ...expected) => {
      const [quantity, unitPrice, amount] = expected;
      const { bandwidthOverage } = readingB;
      const catalogue = {
        prices: { ...prices, bandwidthPrice },
        policy: { ...gbStepPolicy, bandwidthOverage },
      };
      const bandwidthGb = 1024 + 500 * quantity;
      expect(lineOf({ bandwidthGb }, catalogue, "bandwidthOverage")).toMatchObject({
        quantity,
        unitPrice,
        amount,
      });
    },
  );

  it.each([
    ["0.1", 5, 0],
    ["0.3", 5, 2],
    ["0.5", 5, 2],
    ["0.7", 5, 4],
    ["1", 33.33, 33],
    ["1.5", 33.33, 50],
    ["320.00", 100, 320_00],
  ])("rounds the discount on R$ %s at %d %% half-even", (cpuPrice, discountPercent, amount) => {
    const freeResources = { ramPrice: 0, storagePrice: 0, backupPrice: 0 };
    const catalogue = {
      prices: { ...prices, ...freeResources, cpuPrice },
      policy: { ...standard, terms: [{ months: 12, discountPercent }] },
    };
    expect(quoteOrThrow({ ...initialConfiguration, vcpus: 1 }, catalogue).discountAmount).toBe(
      amount,
    );
  });

  it("accepts a price as a number or as text", () => {
    const asText = Object.fromEntries(
      Object.entries(prices).map(([name, price]) => [name, String(price)]),
    ) as unknown as Prices;
    expect(quoteOrThrow(initialConfiguration, { prices: asText, policy: standard })).toEqual(
      quoteOrThrow(initialConfiguration, defaultCatalogue),
    );
  });

  it("returns exact amounts for the highest prices and limits that a catalogue may have", () => {
    const largestLimit = { min: 0, max: 100_000, step: 100_000 };
    const each = 1_000_000;
    const catalogue: Catalogue = {
      prices: {
        cpuPrice: each,
        ramPrice: each,
        storagePrice: each,
        bandwidthPrice: each,
        backupPrice: each,
        ipv4Price: each,
        windowsLicensePrice: "1000000.0000",
      },
      policy: {
        limits: {
          vcpus: largestLimit,
          ramGb: largestLimit,
          storageGb: largestLimit,
          bandwidthGb: largestLimit,
          linuxServers: largestLimit,
          windowsServers: largestLimit,
          ipv4Addresses: largestLimit,
        },
        storageIncludedGb: 1,
        bandwidthOverage: { includedGb: 1, blockGb: 1, rule: "fixed", blockPrice: "999999.9999" },
        discountScope: "monthly",
        totalScope: "monthly",
        terms: [{ months: 100, discountPercent: 0.01 }],
        defaultTerm: 100,
      },
    };
    const configuration = {
      vcpus: 100_000,
      ramGb: 100_000,
      storageGb: 100_000,
      bandwidthGb: 100_000,
      linuxServers: 100_000,
      windowsServers: 100_000,
      ipv4Addresses: 100_000,
      dailyBackup: true,
      ddosProtection: false,
      termMonths: 100,
    };
    const quote = quoteOrThrow(configuration, catalogue);
    expect(quote.lines.map(({ amount }) => amount)).toEqual([
      10_000_000_000_000, // 100 000 x 1 000 000 x 100 centavos
      10_000_000_000_000,
      10_000_000_000_000,
      9_999_900_000_000, // 99 999 x 1 000 000 x 100 centavos
      9_999_899_999_000, // 99 999 x 99 999 999.99 centavos, less one hundredth of a centavo
      10_000_000_000_000,
      10_000_000_000_000,
      10_000_000_000_000,
      0,
    ]);
    expect(quote).toMatchObject({
      monthlyBeforeDiscount: 79_999_799_999_000,
      discountAmount: 7_999_980_000,
      monthlyAfterDiscount: 79_991_800_019_000,
      contractTotal: 7_999_180_001_900_000,
    });
  });
});
