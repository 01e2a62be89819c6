import type { Configuration } from "pricing-engine";
import type { CalculatorData } from "./calculator-data.ts";
import { configurationQuery } from "./configuration-query.ts";

/** Id of the summary on any page with a calculator. */
export const summaryId = "calculator-summary";

/** Returns the calculator's address with a configuration; the query is as an editor copied it. */
export function configurationHref(path: string, query: string): string {
  return `${path}?${query}#${summaryId}`;
}

/** Returns the address to share a quote, without other query parameters. */
export function quoteAddress(
  { origin, path }: Pick<CalculatorData, "origin" | "path">,
  configuration: Configuration,
): string {
  return `${origin}${path}?${configurationQuery(configuration)}`;
}
