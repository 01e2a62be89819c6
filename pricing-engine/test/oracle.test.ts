import { expect, it } from "vitest";
import { calculateQuote, type Quote } from "../src/index.ts";
import { calculateOracleQuote, type OracleQuote } from "./oracle.ts";
import { randomRequests } from "./random-requests.ts";

const catalogueCount = 2_000;
const configurationsPerCatalogue = 500;

/** Compares without `expect`, because a million calls of it would take longer than the quotes. */
function matchesOracle(quote: Quote, { amounts, ...totals }: OracleQuote): boolean {
  return (
    quote.lines.length === amounts.length &&
    quote.lines.every((line, index) => line.amount === amounts[index]) &&
    quote.discountAmount === totals.discountAmount &&
    quote.monthlyBeforeDiscount === totals.monthlyBeforeDiscount &&
    quote.monthlyAfterDiscount === totals.monthlyAfterDiscount &&
    quote.extrasApart === totals.extrasApart &&
    quote.contractTotal === totals.contractTotal
  );
}

it("calculateQuote returns the same result as exact fractions for a million random configurations", () => {
  const seed = Date.now() | 0;
  const random = randomRequests(seed);
  for (let each = 0; each < catalogueCount; each++) {
    const catalogue = random.catalogue();
    for (let other = 0; other < configurationsPerCatalogue; other++) {
      const configuration = random.configuration(catalogue);
      const result = calculateQuote({ configuration, catalogue });
      const expected = calculateOracleQuote(configuration, catalogue);
      if (result.ok && matchesOracle(result.quote, expected)) {
        continue;
      }
      expect({ seed, catalogue, configuration, result }).toBe(expected);
    }
  }
});
