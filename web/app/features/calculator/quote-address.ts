import type { SaveQuoteRequest } from "contracts";
import type { Configuration } from "pricing-engine";
import { campaignParameter } from "#app/cms/link.ts";
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

/** Returns the page and the campaign that a quote is saved from, by its address. */
export function quoteOrigin({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Pick<SaveQuoteRequest, "page" | "campaign"> {
  const campaign = new URLSearchParams(search).get(campaignParameter) ?? undefined;
  return { page: pathname, campaign };
}
