export { PriceCalculator } from "./price-calculator.tsx";
