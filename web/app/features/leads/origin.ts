import { type CampaignKey, campaignKeys } from "contracts";

/** Maximum length, in characters, of a stored campaign parameter. */
const maxLength = 200;

/** Name of the hidden field with the path of the page that contained the form. */
export const originPageField = "page";

/** Origin of a lead: the page with the form, and the campaign that brought the visitor there. */
export interface LeadOrigin {
  page: string;
  campaign: Partial<Record<CampaignKey, string>>;
}

function campaignIn(named: { get(name: string): unknown }): LeadOrigin["campaign"] {
  return Object.fromEntries(
    campaignKeys.flatMap((key) => {
      const value = named.get(key);
      return typeof value === "string" && value ? [[key, value.slice(0, maxLength)]] : [];
    }),
  );
}

/**
 * Returns the origin from the form's hidden fields. If the fields are missing, returns the origin from the page's URL.
 */
export function readLeadOrigin(sent: FormData, address: URL): LeadOrigin {
  const page = sent.get(originPageField);
  return typeof page === "string"
    ? { page, campaign: campaignIn(sent) }
    : { page: address.pathname, campaign: campaignIn(address.searchParams) };
}
