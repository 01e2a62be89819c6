import { type CampaignKey, campaignKeys } from "contracts";

/** Longest value of a campaign parameter that is kept. */
const maxLength = 200;

/** The campaign that led to a page, by the page's query. */
export function campaignOf(search: URLSearchParams): Partial<Record<CampaignKey, string>> {
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = search.get(key);
      return value ? [[key, value.slice(0, maxLength)]] : [];
    }),
  );
}
