export type { CalculatorData, PagePriceData } from "./calculator-data.ts";
export { CalculatorIsland } from "./calculator-island.tsx";
export { createConfigurationQuery, parseConfiguration } from "./configuration-query.ts";
export { MissingQuoteNotice } from "./no-quote.tsx";
export { findPricedPlan, PlanPrice } from "./plan-price.tsx";
export { resolvePrices } from "./price-text.ts";
export { configurationHref, quoteOrigin, summaryId } from "./quote-url.ts";
export { SavedQuote, type SavedQuoteProps } from "./saved-quote.tsx";
