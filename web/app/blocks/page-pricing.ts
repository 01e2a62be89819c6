import type { CalculatorData } from "#app/features/calculator/index.ts";

/** What a page with a calculator knows of prices: absent while no catalogue is published. */
export interface PagePricing
  extends Pick<CalculatorData, "catalogue" | "version" | "labels" | "origin" | "path"> {
  /** The page's query string. */
  search: string;
}
