export { calculateQuote, type QuoteResult } from "./calculate-quote.ts";
export type {
  AmountScope,
  BandwidthOverage,
  Catalogue,
  CataloguePlan,
  ContractTerm,
  InputLimit,
  InputLimits,
  LimitedInput,
  OverageRule,
  Price,
  PriceName,
  Prices,
  PricingPolicy,
} from "./catalogue.ts";
export { asCentavos, type Centavos, toReais } from "./centavos.ts";
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
export {
  type AdvertisedOffer,
  calculatePlanOffer,
  findCheapestOffer,
  type OfferResult,
} from "./offers.ts";
export type { PricingRequest } from "./parsing/configuration.ts";
export { readingA, readingB } from "./policies/interpretations.ts";
export { defaultCatalogue, standard } from "./policies/standard.ts";
export type { Quote, Subtotals } from "./pricing/build-quote.ts";
export type { QuoteLine, QuoteLineCode } from "./pricing/price-lines.ts";
export type { NumberRange, PricingError, RejectionReason, ValueKind } from "./pricing-error.ts";
