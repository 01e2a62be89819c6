import { expect, it } from "vitest";
import { initial, quoted } from "../test/priced.ts";
import { isDeeplyFrozen } from "./freezing.ts";
import {
  type Catalogue,
  calculateQuote,
  defaultCatalogue,
  freezeCatalogue,
  standard,
} from "./index.ts";

const { freeze } = Object;

it("holds for a catalogue read from JSON, once it is frozen, which changes no price", () => {
  const read = JSON.parse(JSON.stringify(defaultCatalogue)) as Catalogue;
  expect(isDeeplyFrozen(read)).toBe(false);
  const catalogue = freezeCatalogue(read);
  expect(isDeeplyFrozen(catalogue)).toBe(true);
  expect(quoted(initial, catalogue).monthlyAfterDiscount).toBe(304_00);
});

it("holds for the catalogue that is shipped", () => {
  expect(isDeeplyFrozen(defaultCatalogue)).toBe(true);
});

const cycle: { self?: unknown } = {};
cycle.self = cycle;
freeze(cycle);

it.each([
  ["an open object", {}],
  ["an open object within", freeze({ prices: {} })],
  ["an open list within", freeze({ terms: [] })],
  [
    "an accessor",
    freeze({
      get price() {
        return 1;
      },
    }),
  ],
  ["an open prototype", freeze(Object.create({ price: 1 }))],
  ["a cycle", cycle],
])("does not hold for %s", (_name, value) => {
  expect(isDeeplyFrozen(value)).toBe(false);
});

it("sees a price change between two quotes of the same catalogue", () => {
  const prices = { ...defaultCatalogue.prices };
  const catalogue = freeze({ prices, policy: standard });
  expect(quoted(initial, catalogue).monthlyBeforeDiscount).toBe(320_00);
  prices.cpuPrice = 50;
  expect(quoted(initial, catalogue).monthlyBeforeDiscount).toBe(420_00);
});

it("reads a catalogue again that was refused before", () => {
  const catalogue = { prices: { ...defaultCatalogue.prices, cpuPrice: -1 }, policy: standard };
  expect(calculateQuote({ configuration: initial, catalogue }).ok).toBe(false);
  const mended: Catalogue = Object.assign(catalogue, { prices: defaultCatalogue.prices });
  expect(calculateQuote({ configuration: initial, catalogue: mended }).ok).toBe(true);
});
