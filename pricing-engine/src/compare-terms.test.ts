import { describe, expect, it } from "vitest";
import { compareTermsOrThrow, initialConfiguration } from "../test/helpers.ts";
import { defaultCatalogue, readingA, standard } from "./index.ts";

// Every expected figure in this file, in centavos, was calculated by hand from the specification.

const { prices } = defaultCatalogue;

describe("compareTerms", () => {
  it("calculates the saving of every term against the term of one month", () => {
    const { baselineMonths, terms } = compareTermsOrThrow(initialConfiguration, defaultCatalogue);
    expect(baselineMonths).toBe(1);
    expect(terms.map((term) => Object.values(term))).toEqual([
      [1, 0, 320_00, 320_00, 0, 0, 0],
      [12, 5, 304_00, 3_648_00, 16_00, 192_00, 5],
      [24, 10, 288_00, 6_912_00, 32_00, 768_00, 10],
      [36, 15, 272_00, 9_792_00, 48_00, 1_728_00, 15],
      [48, 20, 256_00, 12_288_00, 64_00, 3_072_00, 20],
    ]);
    expect(Object.keys(terms[0] ?? {})).toEqual([
      "termMonths",
      "discountPercent",
      "monthly",
      "contractTotal",
      "monthlySaving",
      "contractSaving",
      "savingPercent",
    ]);
  });

  it("calculates savings against the most expensive term if there is no term of one month", () => {
    const { baselineMonths, terms } = compareTermsOrThrow(initialConfiguration, {
      prices,
      policy: readingA,
    });
    expect(baselineMonths).toBe(12);
    expect(
      terms.map(({ monthly, contractSaving, savingPercent }) => [
        monthly,
        contractSaving,
        savingPercent,
      ]),
    ).toEqual([
      [266_00, 0, 0],
      [252_00, 336_00, 5.26],
      [238_00, 1_008_00, 10.53],
      [224_00, 2_016_00, 15.79],
    ]);
  });

  it("finds the most expensive term at any position of the list", () => {
    const terms = [
      { months: 24, discountPercent: 10 },
      { months: 6, discountPercent: 0 },
      { months: 12, discountPercent: 0 },
      { months: 1, discountPercent: 5 },
    ];
    const comparison = compareTermsOrThrow(initialConfiguration, {
      prices,
      policy: { ...standard, terms },
    });
    expect(comparison.baselineMonths).toBe(6);
    expect(
      comparison.terms.map(({ termMonths, monthlySaving }) => [termMonths, monthlySaving]),
    ).toEqual([
      [24, 32_00],
      [6, 0],
      [12, 0],
      [1, 16_00],
    ]);
  });

  it("returns savings of 0 if all prices are 0", () => {
    const free = Object.fromEntries(Object.keys(prices).map((name) => [name, 0]));
    const { terms } = compareTermsOrThrow(initialConfiguration, {
      prices: free as typeof prices,
      policy: standard,
    });
    expect(terms.map(({ contractTotal, savingPercent }) => [contractTotal, savingPercent])).toEqual(
      Array(5).fill([0, 0]),
    );
  });
});
