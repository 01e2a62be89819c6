export type { CalculatorData } from "./calculator.tsx";
export { CalculatorIsland } from "./calculator-island.tsx";
export { SavedQuote, type SavedQuoteProps } from "./saved-quote.tsx";
