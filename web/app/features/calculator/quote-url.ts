import type { SaveQuoteRequest } from "contracts";
import type { Configuration } from "pricing-engine";
import { campaignParameter } from "#app/cms/link.ts";
import type { CalculatorData } from "./calculator-data.ts";
import { createConfigurationQuery } from "./configuration-query.ts";

/** Id of the summary on any page with a calculator. */
export const summaryId = "calculator-summary";

/** Returns the calculator's URL with a configuration. `query` is the text that an editor copied. */
export function configurationHref(path: string, query: string): string {
  return `${path}?${query}#${summaryId}`;
}

/** Returns the URL to share a quote, without other query parameters. */
export function quoteUrl(
  { origin, path }: Pick<CalculatorData, "origin" | "path">,
  configuration: Configuration,
): string {
  return `${origin}${path}?${createConfigurationQuery(configuration)}`;
}

/**
 * Returns the page and the campaign of a saved quote, from the URL of the page with the calculator.
 */
export function quoteOrigin({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Pick<SaveQuoteRequest, "page" | "campaign"> {
  const campaign = new URLSearchParams(search).get(campaignParameter) ?? undefined;
  return { page: pathname, campaign };
}
