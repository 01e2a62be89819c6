import type { CalculatorData } from "#app/features/calculator/index.ts";

/** Price data of a page with a calculator; absent while no catalogue is published. */
export interface PagePricing
  extends Pick<CalculatorData, "catalogue" | "version" | "labels" | "origin" | "path"> {
  /** The page's query string. */
  search: string;
}
