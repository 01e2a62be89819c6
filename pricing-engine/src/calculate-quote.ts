import { type PricingRequest, parseRequest } from "./parsing/configuration.ts";
import { buildQuote, type Quote } from "./pricing/build-quote.ts";
import { calculateQuoteLines } from "./pricing/price-lines.ts";
import type { PricingError } from "./pricing-error.ts";

export type QuoteResult =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: PricingError };

/**
 * Calculates the price of a configuration with the prices and rules of a catalogue, for the configuration's term.
 * Amounts are whole centavos, unit prices ten-thousandths of R$. Each line and the discount are rounded half-even once.
 * Everything else is addition, so lines, subtotals and totals agree to the centavo. Rules and default prices: product
 * specification, sections 5 and 9.
 *
 * Never throws and never clamps. A value of the wrong type, or one that the policy does not allow, is returned as an
 * error with its path. The catalogue is validated before the configuration.
 */
export function calculateQuote(request: PricingRequest): QuoteResult {
  const parsed = parseRequest(request);
  if (!parsed.ok) {
    return parsed;
  }
  const { configuration, catalogue } = parsed;
  const lines = calculateQuoteLines(configuration, catalogue);
  const quote = buildQuote(lines, catalogue.policy, configuration.term);
  return { ok: true, quote };
}
