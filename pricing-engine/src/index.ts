export { calculateQuote, type QuoteResult } from "./calculate-quote.ts";
export type {
  BandwidthOverage,
  Catalogue,
  Limit,
  LimitedInput,
  Limits,
  OverageRule,
  Policy,
  Price,
  PriceName,
  Prices,
  Scope,
  Term,
} from "./catalogue.ts";
export { type ClampRequest, type ClampResult, clampConfiguration } from "./clamp-configuration.ts";
export {
  type ComparisonResult,
  compareTerms,
  type TermComparison,
  type TermOffer,
} from "./compare-terms.ts";
export type { Configuration } from "./configuration.ts";
export { defaultCatalogue } from "./policies/default-catalogue.ts";
export { freezeCatalogue } from "./policies/freeze-catalogue.ts";
export { readingA } from "./policies/reading-a.ts";
export { readingB } from "./policies/reading-b.ts";
export { standard } from "./policies/standard.ts";
export type { Quote } from "./pricing/build-quote.ts";
export type { LineCode, QuoteLine } from "./pricing/price-lines.ts";
export type { Subtotals } from "./pricing/sum-lines.ts";
export type { Kind, PricingError, Range, Refusal } from "./pricing-error.ts";
export type { PricingRequest } from "./reading/read-request.ts";
