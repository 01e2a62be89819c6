import type { Configuration } from "pricing-engine";
import type { CalculatorData } from "./calculator-data.ts";
import { configurationQuery } from "./configuration-query.ts";

/** Of the quote beside the choices, on any page with a calculator. */
export const summaryId = "calculator-summary";

/** The calculator of a page with a configuration already priced; its query as an editor copied it. */
export function configurationHref(path: string, query: string): string {
  return `${path}?${query}#${summaryId}`;
}

/** Where a configuration's quote can be shared from: nothing else is in its query. */
export function quoteAddress(
  { origin, path }: Pick<CalculatorData, "origin" | "path">,
  configuration: Configuration,
): string {
  return `${origin}${path}?${configurationQuery(configuration)}`;
}
