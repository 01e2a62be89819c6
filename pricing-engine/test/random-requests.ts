import {
  type AmountScope,
  type Catalogue,
  type Configuration,
  defaultCatalogue,
  type InputLimit,
  type Price,
  readingA,
  readingB,
  standard,
} from "../src/index.ts";

/** Returns a random number generator (mulberry32) with this seed; it returns numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Generates random catalogues, and random configurations that are valid under a catalogue. Much faster than fast-check,
 * but does not shrink failures: use this generator for runs of a million.
 */
export function randomRequests(seed: number) {
  const random = randomFrom(seed);
  const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = <Each>(...each: readonly [Each, ...Each[]]) =>
    each[integer(0, each.length - 1)] ?? each[0];

  /**
   * Returns prices of different magnitudes. Small prices often produce half centavos; large prices produce the largest
   * products.
   */
  const price = (): Price => {
    const units = integer(0, pick(200, 50_000, 5_000_000, 10_000_000_000));
    return pick<Price>(units / 10_000, (units / 10_000).toFixed(4));
  };
  const limit = (): InputLimit => {
    const min = integer(0, 100);
    return {
      min,
      max: pick(min, integer(min, 2_000), integer(min, 100_000)),
      step: integer(1, pick(1, 1, 500)),
    };
  };

  function catalogue(): Catalogue {
    if (random() < 0.1) {
      return {
        prices: defaultCatalogue.prices,
        policy: pick(readingA, readingB, standard),
      };
    }
    const terms = pick([1], [12, 24], [1, 12, 24, 36, 48], [100, 7]).map((months) => ({
      months,
      discountPercent: pick(integer(0, 100), integer(0, 10_000) / 100),
    }));
    return {
      prices: {
        cpuPrice: price(),
        ramPrice: price(),
        storagePrice: price(),
        bandwidthPrice: price(),
        backupPrice: price(),
        ipv4Price: price(),
        windowsLicensePrice: price(),
      },
      policy: {
        limits: {
          vcpus: limit(),
          ramGb: limit(),
          storageGb: limit(),
          bandwidthGb: limit(),
          linuxServers: limit(),
          windowsServers: limit(),
          ipv4Addresses: limit(),
        },
        storageIncludedGb: integer(0, pick(100, 2_000)),
        bandwidthOverage: {
          includedGb: integer(0, pick(100, 2_000)),
          blockGb: integer(1, pick(1, 500)),
          rule: pick("fixed", "half-list-price"),
          blockPrice: price(),
        },
        discountScope: pick<AmountScope>("compute", "monthly"),
        totalScope: pick<AmountScope>("compute", "monthly"),
        terms,
        defaultTerm: terms[0]?.months ?? 1,
      },
    };
  }

  function configuration({ policy: { limits, terms } }: Catalogue): Configuration {
    const within = ({ min, max, step }: InputLimit) =>
      min + step * integer(0, Math.floor((max - min) / step));
    return {
      vcpus: within(limits.vcpus),
      ramGb: within(limits.ramGb),
      storageGb: within(limits.storageGb),
      bandwidthGb: within(limits.bandwidthGb),
      linuxServers: within(limits.linuxServers),
      windowsServers: within(limits.windowsServers),
      ipv4Addresses: within(limits.ipv4Addresses),
      dailyBackup: random() < 0.5,
      ddosProtection: random() < 0.5,
      termMonths: terms[integer(0, terms.length - 1)]?.months ?? 1,
    };
  }

  return { catalogue, configuration };
}
