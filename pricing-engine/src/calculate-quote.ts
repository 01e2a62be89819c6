import { buildQuote, type Quote } from "./pricing/build-quote.ts";
import { priceLines } from "./pricing/price-lines.ts";
import type { PricingError } from "./pricing-error.ts";
import { type PricingRequest, readRequest } from "./reading/configuration.ts";

export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: PricingError };

/**
 * What a configuration costs under a catalogue, for the term it names.
 *
 * Amounts are whole centavos, unit prices ten-thousandths of R$. Each line is rounded half-even once
 * and the discount once; all else is addition, so lines, subtotals and totals agree to the centavo.
 * Rules and default prices: product specification, sections 5 and 9.
 *
 * Never throws and never clamps: a value that the policy does not allow, or that is not of the type
 * promised, comes back as an error with its path. The catalogue is looked at first.
 */
export function calculateQuote(request: PricingRequest): QuoteResult {
  const reading = readRequest(request);
  if (!reading.ok) {
    return reading;
  }
  const { configuration, catalogue } = reading;
  const lines = priceLines(configuration, catalogue);
  const quote = buildQuote(lines, catalogue.policy, configuration.term);
  return { ok: true, quote };
}
