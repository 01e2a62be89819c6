import {
  type Catalogue,
  type Centavos,
  type Configuration,
  calculateQuote,
  compareTerms,
  type PricingError,
  type Quote,
  type TermOffer,
} from "pricing-engine";
import { readConfiguration } from "./configuration-query.ts";

export interface Priced {
  quote: Quote;
  terms: readonly TermOffer[];
}

export type Pricing = ({ ok: true } & Priced) | { ok: false; error: PricingError };

/** Calculates the price of a configuration, for its term and for all others. */
export function calculatePrices(configuration: Configuration, catalogue: Catalogue): Pricing {
  const result = calculateQuote({ configuration, catalogue });
  const compared = compareTerms({ configuration, catalogue });
  if (!result.ok) {
    return result;
  }
  if (!compared.ok) {
    return compared;
  }
  return { ok: true, quote: result.quote, terms: compared.comparison.terms };
}

/** Returns the monthly price of the initial configuration; undefined if it is not available. */
export function startingPrice(catalogue: Catalogue): Centavos | undefined {
  const { configuration } = readConfiguration("", catalogue.policy);
  const priced = calculateQuote({ configuration, catalogue });
  return priced.ok ? priced.quote.monthlyAfterDiscount : undefined;
}
