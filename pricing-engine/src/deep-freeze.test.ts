import { expect, it } from "vitest";
import { initialConfiguration, quoteOrThrow } from "../test/helpers.ts";
import { isDeeplyFrozen } from "./deep-freeze.ts";
import {
  type Catalogue,
  calculateQuote,
  defaultCatalogue,
  freezeCatalogue,
  standard,
} from "./index.ts";

const { freeze } = Object;

it("isDeeplyFrozen accepts a catalogue that freezeCatalogue returned", () => {
  const parsed = JSON.parse(JSON.stringify(defaultCatalogue)) as Catalogue;
  expect(isDeeplyFrozen(parsed)).toBe(false);
  const catalogue = freezeCatalogue(parsed);
  expect(isDeeplyFrozen(catalogue)).toBe(true);
  expect(quoteOrThrow(initialConfiguration, catalogue).monthlyAfterDiscount).toBe(304_00);
});

it("isDeeplyFrozen accepts defaultCatalogue", () => {
  expect(isDeeplyFrozen(defaultCatalogue)).toBe(true);
});

const cycle: { self?: unknown } = {};
cycle.self = cycle;
freeze(cycle);

it.each([
  ["an object that is not frozen", {}],
  ["a nested object that is not frozen", freeze({ prices: {} })],
  ["a nested list that is not frozen", freeze({ terms: [] })],
  [
    "an accessor",
    freeze({
      get price() {
        return 1;
      },
    }),
  ],
  ["a prototype that is not frozen", freeze(Object.create({ price: 1 }))],
  ["a cycle", cycle],
])("isDeeplyFrozen rejects %s", (_name, value) => {
  expect(isDeeplyFrozen(value)).toBe(false);
});

it("calculateQuote does not cache a catalogue object that is not frozen: it uses a price that was changed between two calls", () => {
  const prices = { ...defaultCatalogue.prices };
  const catalogue = freeze({ prices, policy: standard });
  expect(quoteOrThrow(initialConfiguration, catalogue).monthlyBeforeDiscount).toBe(320_00);
  prices.cpuPrice = 50;
  expect(quoteOrThrow(initialConfiguration, catalogue).monthlyBeforeDiscount).toBe(420_00);
});

it("calculateQuote accepts a catalogue object that was corrected after a rejection", () => {
  const catalogue = {
    prices: { ...defaultCatalogue.prices, cpuPrice: -1 },
    policy: standard,
  };
  expect(calculateQuote({ configuration: initialConfiguration, catalogue }).ok).toBe(false);
  const corrected: Catalogue = Object.assign(catalogue, { prices: defaultCatalogue.prices });
  expect(calculateQuote({ configuration: initialConfiguration, catalogue: corrected }).ok).toBe(
    true,
  );
});
