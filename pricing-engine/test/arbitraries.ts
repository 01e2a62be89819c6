import fc from "fast-check";
import {
  type Catalogue,
  type Configuration,
  defaultCatalogue,
  type InputLimit,
  type LimitedInput,
  type PricingPolicy,
  readingA,
  readingB,
  standard,
} from "../src/index.ts";

const price = fc
  .integer({ min: 0, max: 5_000_000 })
  .chain((units) => fc.constantFrom(units / 10_000, (units / 10_000).toFixed(4)));

const limit: fc.Arbitrary<InputLimit> = fc
  .record({
    min: fc.integer({ min: 0, max: 50 }),
    span: fc.integer({ min: 0, max: 3000 }),
    step: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ min, span, step }) => ({ min, max: min + span, step }));

/** Terms whose discount never decreases with length. */
const terms = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 })
  .chain((months) =>
    fc
      .array(fc.integer({ min: 0, max: 10_000 }), {
        minLength: months.length,
        maxLength: months.length,
      })
      .map((basisPoints) => {
        const risingDiscounts = basisPoints.toSorted((one, other) => one - other);
        return months
          .toSorted((one, other) => one - other)
          .map((each, index) => ({
            months: each,
            discountPercent: (risingDiscounts[index] ?? 0) / 100,
          }));
      }),
  );

const scope = fc.constantFrom("compute", "monthly");

const policy: fc.Arbitrary<PricingPolicy> = fc.oneof(
  fc.constantFrom(readingA, readingB, standard),
  terms.chain((terms) =>
    fc.record({
      limits: fc.record({
        vcpus: limit,
        ramGb: limit,
        storageGb: limit,
        bandwidthGb: limit,
        linuxServers: limit,
        windowsServers: limit,
        ipv4Addresses: limit,
      }),
      storageIncludedGb: fc.integer({ min: 0, max: 2000 }),
      bandwidthOverage: fc.record({
        includedGb: fc.integer({ min: 0, max: 2000 }),
        blockGb: fc.integer({ min: 1, max: 600 }),
        rule: fc.constantFrom("fixed", "half-list-price"),
        blockPrice: price,
      }),
      discountScope: scope,
      totalScope: scope,
      terms: fc.constant(terms),
      defaultTerm: fc.constantFrom(...terms.map(({ months }) => months)),
    }),
  ),
);

const prices = fc.oneof(
  fc.constant(defaultCatalogue.prices),
  fc.record({
    cpuPrice: price,
    ramPrice: price,
    storagePrice: price,
    bandwidthPrice: price,
    backupPrice: price,
    ipv4Price: price,
    windowsLicensePrice: price,
  }),
);

/** Plans that the policy may or may not allow. */
const plans = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom("one", "two", "three"),
    name: fc.constant("Plan"),
    vcpus: fc.nat({ max: 20 }),
    ramGb: fc.nat({ max: 20 }),
    storageGb: fc.nat({ max: 20 }),
    dailyBackup: fc.boolean(),
    includedTransferGb: fc.nat({ max: 6000 }),
  }),
  { selector: ({ code }) => code, maxLength: 3 },
);

function configurationWithin({ limits, terms }: PricingPolicy): fc.Arbitrary<Configuration> {
  const within = (input: LimitedInput) => {
    const { min, max, step } = limits[input];
    return fc.nat({ max: Math.floor((max - min) / step) }).map((steps) => min + steps * step);
  };
  return fc.record({
    vcpus: within("vcpus"),
    ramGb: within("ramGb"),
    storageGb: within("storageGb"),
    bandwidthGb: within("bandwidthGb"),
    linuxServers: within("linuxServers"),
    windowsServers: within("windowsServers"),
    ipv4Addresses: within("ipv4Addresses"),
    dailyBackup: fc.boolean(),
    ddosProtection: fc.boolean(),
    termMonths: fc.constantFrom(...terms.map(({ months }) => months)),
  });
}

/** A catalogue, and a configuration that is valid under it. */
export const validPricingArbitrary: fc.Arbitrary<{
  catalogue: Catalogue;
  configuration: Configuration;
}> = fc.record({ prices, policy, plans }).chain((catalogue) =>
  fc.record({
    catalogue: fc.constant(catalogue),
    configuration: configurationWithin(catalogue.policy),
  }),
);
