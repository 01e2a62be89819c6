export type { CalculatorData, PagePricing } from "./calculator-data.ts";
export { CalculatorIsland } from "./calculator-island.tsx";
export { configurationQuery, parseConfiguration } from "./configuration-query.ts";
export { NoQuote } from "./no-quote.tsx";
export { findPricedPlan, PlanPrice } from "./plan-price.tsx";
export { withPrices } from "./price-text.ts";
export { configurationHref, quoteOrigin, summaryId } from "./quote-url.ts";
export { SavedQuote, type SavedQuoteProps } from "./saved-quote.tsx";
