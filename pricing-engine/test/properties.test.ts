import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepFreeze } from "../src/deep-freeze.ts";
import {
  calculatePlanOffer,
  calculateQuote,
  clampConfiguration,
  defaultCatalogue,
  findCheapestOffer,
  type LimitedInput,
  standard,
} from "../src/index.ts";
import { validPricingArbitrary } from "./arbitraries.ts";
import {
  comparePlansOrThrow,
  compareTermsOrThrow,
  initialConfiguration,
  quoteOrThrow,
} from "./helpers.ts";

const inputs = Object.keys(standard.limits) as LimitedInput[];
const runOptions = { numRuns: 2000 };

describe("a quote for any configuration", () => {
  it("has lines whose sum is the total to the centavo", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const quote = quoteOrThrow(configuration, catalogue);
        const sum = (group: string) =>
          quote.lines.reduce((all, line) => all + (line.group === group ? line.amount : 0), 0);
        expect(sum("compute")).toBe(quote.computeSubtotal);
        expect(sum("extras")).toBe(quote.extrasSubtotal);
        expect(quote.computeSubtotal + quote.extrasSubtotal - quote.discountAmount).toBe(
          quote.monthlyAfterDiscount + quote.extrasApart,
        );
        expect(quote.monthlyAfterDiscount * configuration.termMonths).toBe(quote.contractTotal);
      }),
      runOptions,
    );
  });

  it("contains only whole and non-negative amounts in centavos", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const { lines, discountPercent: _, ...amounts } = quoteOrThrow(configuration, catalogue);
        const all = [
          ...Object.values(amounts),
          ...lines.flatMap((line) => [line.quantity, line.amount]),
        ];
        for (const amount of all) {
          expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
        }
      }),
      runOptions,
    );
  });

  it("never costs less when an input increases by one step", () => {
    fc.assert(
      fc.property(
        validPricingArbitrary,
        fc.constantFrom(...inputs),
        ({ configuration, catalogue }, input) => {
          const { step, max } = catalogue.policy.limits[input];
          const more = { ...configuration, [input]: configuration[input] + step };
          fc.pre(more[input] <= max);
          const [less, upgraded] = [
            quoteOrThrow(configuration, catalogue),
            quoteOrThrow(more, catalogue),
          ];
          expect(upgraded.contractTotal).toBeGreaterThanOrEqual(less.contractTotal);
          expect(upgraded.monthlyAfterDiscount + upgraded.extrasApart).toBeGreaterThanOrEqual(
            less.monthlyAfterDiscount + less.extrasApart,
          );
        },
      ),
      runOptions,
    );
  });

  it("never costs less with backup, and costs the same with DDoS protection", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const withoutBackup = quoteOrThrow({ ...configuration, dailyBackup: false }, catalogue);
        const backedUp = quoteOrThrow({ ...configuration, dailyBackup: true }, catalogue);
        expect(backedUp.monthlyAfterDiscount + backedUp.extrasApart).toBeGreaterThanOrEqual(
          withoutBackup.monthlyAfterDiscount + withoutBackup.extrasApart,
        );
        const withOtherDdosProtection = {
          ...configuration,
          ddosProtection: !configuration.ddosProtection,
        };
        expect(quoteOrThrow(withOtherDdosProtection, catalogue)).toEqual(
          quoteOrThrow(configuration, catalogue),
        );
      }),
      runOptions,
    );
  });

  it("is the same for a frozen and a changeable catalogue", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        expect(quoteOrThrow(configuration, catalogue)).toEqual(
          quoteOrThrow(configuration, deepFreeze(structuredClone(catalogue))),
        );
      }),
      runOptions,
    );
  });
});

describe("any plan of a catalogue", () => {
  it("is accepted by calculateQuote exactly if calculatePlanOffer accepts it", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        for (const { code } of catalogue.plans ?? []) {
          const offer = calculatePlanOffer(code, catalogue);
          const chosen = calculateQuote({
            configuration: { ...configuration, plan: code },
            catalogue,
          });
          expect(chosen.ok).toBe(offer.ok);
          if (!offer.ok) {
            expect(offer.error).toMatchObject({ code: "not-offered", path: "configuration.plan" });
          }
        }
      }),
      runOptions,
    );
  });

  it("never raises the price, and changes nothing while it is suspended", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const without = quoteOrThrow(configuration, catalogue);
        for (const { code } of catalogue.plans ?? []) {
          if (!calculatePlanOffer(code, catalogue).ok) {
            continue;
          }
          const chosen = { ...configuration, plan: code };
          const quote = quoteOrThrow(chosen, catalogue);
          expect(quote.monthlyAfterDiscount).toBeLessThanOrEqual(without.monthlyAfterDiscount);
          expect(quote.extrasApart).toBeLessThanOrEqual(without.extrasApart);
          const { isSuspended } = comparePlansOrThrow(chosen, catalogue);
          if (isSuspended) {
            expect(quote).toEqual(without);
          }
        }
      }),
      runOptions,
    );
  });

  it("is proposed by comparePlans with the price that calculateQuote returns", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const { alternative } = comparePlansOrThrow(configuration, catalogue);
        if (!alternative) {
          return;
        }
        const chosen = { ...configuration, plan: alternative.plan.code };
        expect(quoteOrThrow(chosen, catalogue).monthlyAfterDiscount).toBe(alternative.monthly);
        expect(comparePlansOrThrow(chosen, catalogue)).toMatchObject({
          isSuspended: false,
          alternative: undefined,
        });
      }),
      runOptions,
    );
  });
});

describe("the result of findCheapestOffer", () => {
  it("never costs more than another configuration with the same term", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const cheapest = findCheapestOffer(catalogue);
        if (!cheapest.ok) {
          throw new Error(JSON.stringify(cheapest.error));
        }
        const { termMonths } = cheapest.configuration;
        for (const plan of [undefined, ...(catalogue.plans ?? []).map(({ code }) => code)]) {
          const other = calculateQuote({
            configuration: { ...configuration, termMonths, plan },
            catalogue,
          });
          if (other.ok) {
            expect(cheapest.quote.monthlyAfterDiscount).toBeLessThanOrEqual(
              other.quote.monthlyAfterDiscount,
            );
          }
        }
      }),
      runOptions,
    );
  });
});

describe("the limit of a counted input", () => {
  it("allows exactly the numbers on its steps", () => {
    const limit = fc.record({
      min: fc.integer({ min: 0, max: 100_000 }),
      max: fc.constant(100_000),
      step: fc.integer({ min: 1, max: 100_000 }),
    });
    // Values exactly on a step, or one double above or below a step.
    const valuesNearSteps = fc.record({
      steps: fc.nat({ max: 5 }),
      aside: fc.constantFrom(-1, 0, 1),
    });
    fc.assert(
      fc.property(limit, valuesNearSteps, (vcpus, { steps, aside }) => {
        const onStep = vcpus.min + steps * vcpus.step;
        const given = onStep * (1 + aside * Number.EPSILON);
        const limits = { ...standard.limits, vcpus };
        const catalogue = { ...defaultCatalogue, policy: { ...standard, limits } };
        const result = calculateQuote({
          configuration: { ...initialConfiguration, vcpus: given },
          catalogue,
        });
        expect(result.ok).toBe(given === onStep && onStep <= vcpus.max);
      }),
      runOptions,
    );
  });
});

describe("a comparison of terms", () => {
  it("never shows a higher monthly price for a longer term with at least the same discount", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const { terms } = compareTermsOrThrow(configuration, catalogue);
        const monthly = terms.map((term) => term.monthly);
        expect(monthly).toEqual(monthly.toSorted((one, other) => other - one));
      }),
      runOptions,
    );
  });

  it("contains the amounts of a quote for each term", () => {
    fc.assert(
      fc.property(validPricingArbitrary, ({ configuration, catalogue }) => {
        const { baselineMonths, terms } = compareTermsOrThrow(configuration, catalogue);
        const baseline = quoteOrThrow({ ...configuration, termMonths: baselineMonths }, catalogue);
        for (const term of terms) {
          const quote = quoteOrThrow({ ...configuration, termMonths: term.termMonths }, catalogue);
          expect(term).toMatchObject({
            discountPercent: quote.discountPercent,
            monthly: quote.monthlyAfterDiscount,
            contractTotal: quote.contractTotal,
            monthlySaving: baseline.monthlyAfterDiscount - quote.monthlyAfterDiscount,
            contractSaving: baseline.monthlyAfterDiscount * term.termMonths - quote.contractTotal,
          });
          expect(term.monthlySaving).toBeGreaterThanOrEqual(0);
          expect(term.savingPercent).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("clampConfiguration", () => {
  const counts = fc.record({
    vcpus: fc.double({ noNaN: true }),
    ramGb: fc.double({ noNaN: true, min: -10, max: 4000 }),
    storageGb: fc.integer({ min: -100, max: 4000 }),
    bandwidthGb: fc.integer({ min: -100, max: 20_000 }),
    linuxServers: fc.integer({ min: -2, max: 4000 }),
    windowsServers: fc.integer({ min: -2, max: 4000 }),
    ipv4Addresses: fc.integer({ min: -2, max: 4000 }),
  });

  it("returns a configuration that calculateQuote accepts and that needs no further clamping", () => {
    fc.assert(
      fc.property(validPricingArbitrary, counts, ({ configuration, catalogue }, given) => {
        const { limits } = catalogue.policy;
        const once = clampConfiguration({ configuration: { ...configuration, ...given }, limits });
        if (!once.ok) {
          throw new Error(JSON.stringify(once.error));
        }
        expect(quoteOrThrow(once.configuration, catalogue)).toBeDefined();
        expect(clampConfiguration({ configuration: once.configuration, limits })).toStrictEqual({
          ...once,
          clamped: [],
        });
      }),
      runOptions,
    );
  });

  it("moves each input to the nearest allowed value", () => {
    fc.assert(
      fc.property(
        validPricingArbitrary,
        fc.double({ noNaN: true, min: -100, max: 4000 }),
        ({ catalogue }, vcpus) => {
          const { limits } = catalogue.policy;
          const result = clampConfiguration({
            configuration: { ...initialConfiguration, vcpus },
            limits,
          });
          if (!result.ok) {
            throw new Error(JSON.stringify(result.error));
          }
          const { min, max, step } = limits.vcpus;
          const distance = Math.abs(result.configuration.vcpus - vcpus);
          for (let allowed = min; allowed <= max; allowed += step) {
            expect(distance).toBeLessThanOrEqual(Math.abs(allowed - vcpus));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
