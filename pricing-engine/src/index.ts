export { calculateQuote, type QuoteResult } from "./calculate-quote.ts";
export type {
  BandwidthOverage,
  Catalogue,
  Limit,
  LimitedInput,
  Limits,
  OverageRule,
  Plan,
  Policy,
  Price,
  PriceName,
  Prices,
  Scope,
  Term,
} from "./catalogue.ts";
export { type Centavos, centavos, inReais } from "./centavos.ts";
export { type ClampRequest, type ClampResult, clampConfiguration } from "./clamp-configuration.ts";
export {
  comparePlans,
  type PlanAlternative,
  type PlanComparison,
  type PlanComparisonResult,
} from "./compare-plans.ts";
export {
  type ComparisonResult,
  compareTerms,
  type TermComparison,
  type TermOffer,
} from "./compare-terms.ts";
export type { Configuration } from "./configuration.ts";
export { freezeCatalogue } from "./deep-freeze.ts";
export { cheapestOffer, type Offer, type OfferResult, planOffer } from "./offers.ts";
export type { PricingRequest } from "./parsing/configuration.ts";
export { readingA, readingB } from "./policies/interpretations.ts";
export { defaultCatalogue, standard } from "./policies/standard.ts";
export type { Quote, Subtotals } from "./pricing/build-quote.ts";
export type { LineCode, QuoteLine } from "./pricing/price-lines.ts";
export type { Kind, PricingError, Range, RejectionReason } from "./pricing-error.ts";
