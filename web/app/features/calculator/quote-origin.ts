import type { SaveQuoteRequest } from "contracts";
import { campaignParameter } from "#app/cms/link.ts";

/** Where a quote is kept from, by the address of its calculator. */
export function quoteOrigin({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Pick<SaveQuoteRequest, "page" | "campaign"> {
  const campaign = new URLSearchParams(search).get(campaignParameter) ?? undefined;
  return { page: pathname, campaign };
}
