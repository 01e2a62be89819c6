export { type PagePricing, PriceCalculator } from "./price-calculator.tsx";
