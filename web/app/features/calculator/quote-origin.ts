import type { SaveQuoteRequest } from "contracts";
import { campaignParameter } from "#app/cms/link.ts";

/** Returns the page and the campaign that a quote is saved from, by its address. */
export function quoteOrigin({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Pick<SaveQuoteRequest, "page" | "campaign"> {
  const campaign = new URLSearchParams(search).get(campaignParameter) ?? undefined;
  return { page: pathname, campaign };
}
