import { deepStrictEqual } from "node:assert";
import { bench, do_not_optimize, run } from "mitata";
import { calculateQuote, compareTerms, defaultCatalogue, freezeCatalogue } from "../src/index.ts";
import { compareTermsOrThrow, quoteOrThrow } from "../test/helpers.ts";
import { randomRequests } from "../test/random-requests.ts";
import { calculateQuoteByHand, compareTermsByHand, type ScaledPrices } from "./by-hand.ts";

// Measures the nanoseconds per quote and per comparison, and compares them with the same formula written by hand.

const maxRatio = 3;
const count = 1024;

const scaledPrices: ScaledPrices = {
  cpu: 25_0000,
  ram: 12_5000,
  storage: 8000,
  bandwidthBlock: 159_0000,
  backup: 4000,
  ipv4: 25_0000,
  windowsLicense: 170_0000,
};
const random = randomRequests(1);
const configurations = Array.from({ length: count }, () => random.configuration(defaultCatalogue));
const mutableCatalogue = structuredClone(defaultCatalogue);
/** A frozen catalogue parsed from JSON, as the site's calculator uses it. */
const catalogue = freezeCatalogue(JSON.parse(JSON.stringify(defaultCatalogue)));

for (const nextConfiguration of configurations) {
  deepStrictEqual(
    quoteOrThrow(nextConfiguration, defaultCatalogue),
    calculateQuoteByHand(nextConfiguration, scaledPrices),
  );
  deepStrictEqual(
    compareTermsOrThrow(nextConfiguration, defaultCatalogue),
    compareTermsByHand(nextConfiguration, scaledPrices),
  );
}

let next = 0;
function nextConfiguration() {
  next = (next + 1) % count;
  return configurations[next] as (typeof configurations)[number];
}

bench("quote by hand", () =>
  do_not_optimize(calculateQuoteByHand(nextConfiguration(), scaledPrices)),
);
bench("calculateQuote", () =>
  do_not_optimize(calculateQuote({ configuration: nextConfiguration(), catalogue })),
);
bench("calculateQuote, catalogue not frozen", () =>
  do_not_optimize(
    calculateQuote({ configuration: nextConfiguration(), catalogue: mutableCatalogue }),
  ),
);
bench("comparison by hand", () =>
  do_not_optimize(compareTermsByHand(nextConfiguration(), scaledPrices)),
);
bench("compareTerms", () =>
  do_not_optimize(compareTerms({ configuration: nextConfiguration(), catalogue })),
);

const { benchmarks } = await run();
const median = (name: string) =>
  benchmarks.find(({ alias }) => alias === name)?.runs[0]?.stats?.p50 ?? Number.NaN;

console.log(`\nTimes what it takes by hand (median; at most ${maxRatio})`);
for (const [engine, byHand] of [
  ["calculateQuote", "quote by hand"],
  ["compareTerms", "comparison by hand"],
] as const) {
  const ratio = median(engine) / median(byHand);
  console.log(`${engine}: ${ratio.toFixed(2)}`);
  if (!(ratio <= maxRatio)) {
    process.exitCode = 1;
  }
}
