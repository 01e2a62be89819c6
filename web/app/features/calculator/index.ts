export type { CalculatorData } from "./calculator.tsx";
export { CalculatorIsland } from "./calculator-island.tsx";
