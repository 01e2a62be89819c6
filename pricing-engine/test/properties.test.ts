import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepFreeze } from "../src/deep-freeze.ts";
import {
  calculateQuote,
  cheapestOffer,
  clampConfiguration,
  defaultCatalogue,
  type LimitedInput,
  planOffer,
  standard,
} from "../src/index.ts";
import { offered } from "./arbitraries.ts";
import { compared, initial, plansOf, quoted } from "./helpers.ts";

const inputs = Object.keys(standard.limits) as LimitedInput[];
const runs = { numRuns: 2000 };

describe("every quote", () => {
  it("adds up to the centavo", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const quote = quoted(configuration, catalogue);
        const sum = (group: string) =>
          quote.lines.reduce((all, line) => all + (line.group === group ? line.amount : 0), 0);
        expect(sum("compute")).toBe(quote.computeSubtotal);
        expect(sum("extras")).toBe(quote.extrasSubtotal);
        expect(quote.computeSubtotal + quote.extrasSubtotal - quote.discountAmount).toBe(
          quote.monthlyAfterDiscount + quote.extrasApart,
        );
        expect(quote.monthlyAfterDiscount * configuration.termMonths).toBe(quote.contractTotal);
      }),
      runs,
    );
  });

  it("contains only whole centavos that are not negative", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const { lines, discountPercent: _, ...amounts } = quoted(configuration, catalogue);
        const all = [
          ...Object.values(amounts),
          ...lines.flatMap((line) => [line.quantity, line.amount]),
        ];
        for (const amount of all) {
          expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
        }
      }),
      runs,
    );
  });

  it("never gets cheaper when a count grows", () => {
    fc.assert(
      fc.property(offered, fc.constantFrom(...inputs), ({ configuration, catalogue }, input) => {
        const { step, max } = catalogue.policy.limits[input];
        const more = { ...configuration, [input]: configuration[input] + step };
        fc.pre(more[input] <= max);
        const [less, upgraded] = [quoted(configuration, catalogue), quoted(more, catalogue)];
        expect(upgraded.contractTotal).toBeGreaterThanOrEqual(less.contractTotal);
        expect(upgraded.monthlyAfterDiscount + upgraded.extrasApart).toBeGreaterThanOrEqual(
          less.monthlyAfterDiscount + less.extrasApart,
        );
      }),
      runs,
    );
  });

  it("never gets cheaper with backup, and costs the same with DDoS protection", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const bare = quoted({ ...configuration, dailyBackup: false }, catalogue);
        const backedUp = quoted({ ...configuration, dailyBackup: true }, catalogue);
        expect(backedUp.monthlyAfterDiscount + backedUp.extrasApart).toBeGreaterThanOrEqual(
          bare.monthlyAfterDiscount + bare.extrasApart,
        );
        const open = { ...configuration, ddosProtection: !configuration.ddosProtection };
        expect(quoted(open, catalogue)).toEqual(quoted(configuration, catalogue));
      }),
      runs,
    );
  });

  it("is the same whether or not its catalogue is frozen", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        expect(quoted(configuration, catalogue)).toEqual(
          quoted(configuration, deepFreeze(structuredClone(catalogue))),
        );
      }),
      runs,
    );
  });
});

describe("every plan", () => {
  it("that is not offered is rejected, and is in no comparison", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        for (const { code } of catalogue.plans ?? []) {
          const offer = planOffer(code, catalogue);
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
      runs,
    );
  });

  it("never makes a configuration dearer, and has no effect while it is suspended", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const without = quoted(configuration, catalogue);
        for (const { code } of catalogue.plans ?? []) {
          if (!planOffer(code, catalogue).ok) {
            continue;
          }
          const chosen = { ...configuration, plan: code };
          const quote = quoted(chosen, catalogue);
          expect(quote.monthlyAfterDiscount).toBeLessThanOrEqual(without.monthlyAfterDiscount);
          expect(quote.extrasApart).toBeLessThanOrEqual(without.extrasApart);
          const { isSuspended } = plansOf(chosen, catalogue);
          if (isSuspended) {
            expect(quote).toEqual(without);
          }
        }
      }),
      runs,
    );
  });

  it("is the alternative of a configuration at the price that choosing it gives", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const { alternative } = plansOf(configuration, catalogue);
        if (!alternative) {
          return;
        }
        const chosen = { ...configuration, plan: alternative.plan.code };
        expect(quoted(chosen, catalogue).monthlyAfterDiscount).toBe(alternative.monthly);
        expect(plansOf(chosen, catalogue)).toMatchObject({
          isSuspended: false,
          alternative: undefined,
        });
      }),
      runs,
    );
  });
});

describe("the cheapest offer", () => {
  it("is never dearer than another configuration for its term", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const cheapest = cheapestOffer(catalogue);
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
      runs,
    );
  });
});

describe("a limit", () => {
  it("allows its steps and no other number", () => {
    const limit = fc.record({
      min: fc.integer({ min: 0, max: 100_000 }),
      max: fc.constant(100_000),
      step: fc.integer({ min: 1, max: 100_000 }),
    });
    // Values exactly on a step, and the doubles next to them.
    const near = fc.record({ steps: fc.nat({ max: 5 }), aside: fc.constantFrom(-1, 0, 1) });
    fc.assert(
      fc.property(limit, near, (vcpus, { steps, aside }) => {
        const onStep = vcpus.min + steps * vcpus.step;
        const given = onStep * (1 + aside * Number.EPSILON);
        const limits = { ...standard.limits, vcpus };
        const catalogue = { ...defaultCatalogue, policy: { ...standard, limits } };
        const result = calculateQuote({ configuration: { ...initial, vcpus: given }, catalogue });
        expect(result.ok).toBe(given === onStep && onStep <= vcpus.max);
      }),
      runs,
    );
  });
});

describe("every comparison", () => {
  it("never gives a longer term a higher monthly price if its discount is not smaller", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const { terms } = compared(configuration, catalogue);
        const monthly = terms.map((term) => term.monthly);
        expect(monthly).toEqual(monthly.toSorted((one, other) => other - one));
      }),
      runs,
    );
  });

  it("contains the figures of a quote for each term", () => {
    fc.assert(
      fc.property(offered, ({ configuration, catalogue }) => {
        const { baselineMonths, terms } = compared(configuration, catalogue);
        const baseline = quoted({ ...configuration, termMonths: baselineMonths }, catalogue);
        for (const term of terms) {
          const quote = quoted({ ...configuration, termMonths: term.termMonths }, catalogue);
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

describe("clamping", () => {
  const counts = fc.record({
    vcpus: fc.double({ noNaN: true }),
    ramGb: fc.double({ noNaN: true, min: -10, max: 4000 }),
    storageGb: fc.integer({ min: -100, max: 4000 }),
    bandwidthGb: fc.integer({ min: -100, max: 20_000 }),
    linuxServers: fc.integer({ min: -2, max: 4000 }),
    windowsServers: fc.integer({ min: -2, max: 4000 }),
    ipv4Addresses: fc.integer({ min: -2, max: 4000 }),
  });

  it("returns a configuration that calculateQuote accepts, and is idempotent", () => {
    fc.assert(
      fc.property(offered, counts, ({ configuration, catalogue }, given) => {
        const { limits } = catalogue.policy;
        const once = clampConfiguration({ configuration: { ...configuration, ...given }, limits });
        if (!once.ok) {
          throw new Error(JSON.stringify(once.error));
        }
        expect(quoted(once.configuration, catalogue)).toBeDefined();
        expect(clampConfiguration({ configuration: once.configuration, limits })).toStrictEqual({
          ...once,
          clamped: [],
        });
      }),
      runs,
    );
  });

  it("moves each input no farther than necessary", () => {
    fc.assert(
      fc.property(
        offered,
        fc.double({ noNaN: true, min: -100, max: 4000 }),
        ({ catalogue }, vcpus) => {
          const { limits } = catalogue.policy;
          const result = clampConfiguration({ configuration: { ...initial, vcpus }, limits });
          if (!result.ok) {
            throw new Error(JSON.stringify(result.error));
          }
          const { min, max, step } = limits.vcpus;
          const moved = Math.abs(result.configuration.vcpus - vcpus);
          for (let allowed = min; allowed <= max; allowed += step) {
            expect(moved).toBeLessThanOrEqual(Math.abs(allowed - vcpus));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
