import { type CampaignKey, campaignKeys } from "contracts";

/** Longest value of a campaign parameter that is kept. */
const maxLength = 200;

/** Name of the hidden field with the path of the page that a form was on. */
export const pageField = "page";

/** Where a lead comes from: the page with the form, and the campaign that led to that page. */
export interface Origin {
  page: string;
  campaign: Partial<Record<CampaignKey, string>>;
}

function campaignIn(named: { get(name: string): unknown }): Origin["campaign"] {
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = named.get(key);
      return typeof value === "string" && value ? [[key, value.slice(0, maxLength)]] : [];
    }),
  );
}

/** What the form was drawn with, when it was sent before; else its page's address says it. */
export function originOf(sent: FormData, address: URL): Origin {
  const page = sent.get(pageField);
  return typeof page === "string"
    ? { page, campaign: campaignIn(sent) }
    : { page: address.pathname, campaign: campaignIn(address.searchParams) };
}
