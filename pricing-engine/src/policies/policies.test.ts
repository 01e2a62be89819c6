import { describe, expect, it } from "vitest";
import { isDeeplyFrozen } from "../deep-freeze.ts";
import { readingA, readingB } from "./interpretations.ts";
import { defaultCatalogue, standard } from "./standard.ts";

const policies = { readingA, readingB, standard };

describe("the exported policies", () => {
  // Limits of the specification's section 5, which can be read in two ways (`readingA`, `readingB`). For each input,
  // `standard` uses the wider limits of the two.
  it.each([
    ["vcpus", [1, 32, 1], [1, 80, 1], [1, 80, 1]],
    ["ramGb", [2, 128, 2], [2, 320, 2], [2, 320, 2]],
    ["storageGb", [50, 2000, 50], [50, 2000, 50], [50, 2000, 50]],
    ["bandwidthGb", [500, 10_000, 500], [1000, 1000, 1], [500, 10_000, 500]],
    ["linuxServers", [0, 10, 1], [0, 10, 1], [0, 10, 1]],
    ["windowsServers", [0, 10, 1], [0, 10, 1], [0, 10, 1]],
    ["ipv4Addresses", [0, 10, 1], [0, 20, 1], [0, 20, 1]],
  ] as const)("have the limits of the specification for %s", (input, ...expected) => {
    const limits = Object.values(policies).map((policy) => policy.limits[input]);
    expect(limits).toEqual(expected.map(([min, max, step]) => ({ min, max, step })));
  });

  // Rules of the specification's section 9, and our decisions on its contradictions.
  it.each([
    ["readingA", "fixed", "compute", "compute", 12, [12, 24, 36, 48]],
    ["readingB", "half-list-price", "monthly", "monthly", 1, [1, 12, 24, 36, 48]],
    ["standard", "fixed", "monthly", "monthly", 12, [1, 12, 24, 36, 48]],
  ] as const)(
    "have the expected overage rule, scopes and terms: %s",
    (name, rule, discountScope, totalScope, defaultTerm, months) => {
      const rates: Record<number, number> = { 1: 0, 12: 5, 24: 10, 36: 15, 48: 20 };
      expect(policies[name]).toMatchObject({
        storageIncludedGb: 1024,
        bandwidthOverage: { includedGb: 1024, blockGb: 500, rule },
        discountScope,
        totalScope,
        defaultTerm,
        terms: months.map((each) => ({ months: each, discountPercent: rates[each] })),
      });
    },
  );

  it("are deeply frozen and serializable as JSON", () => {
    for (const data of [readingA, readingB, standard, defaultCatalogue]) {
      expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
      expect(isDeeplyFrozen(data)).toBe(true);
    }
  });
});
