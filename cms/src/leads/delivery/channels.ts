import { enum_lead_deliveries_channel, enum_leads_kind } from "../../payload-schema.ts";

/** The systems that are told of leads; each is served by itself, so that none waits for another. */
export const channels = enum_lead_deliveries_channel.enumValues;
export type Channel = (typeof channels)[number];

export const leadKinds = enum_leads_kind.enumValues;
export type LeadKind = (typeof leadKinds)[number];

/** Where leads are delivered, as far as it is configured (README, "Settings"). */
export interface Destinations {
  newsletterWebhookUrl: string | undefined;
  contactWebhookUrl: string | undefined;
  salesEmail: string | undefined;
}

function isConfigured(channel: Channel, destinations: Destinations): boolean {
  switch (channel) {
    case "newsletter-webhook":
      return destinations.newsletterWebhookUrl !== undefined;
    case "contact-webhook":
      return destinations.contactWebhookUrl !== undefined;
    case "sales-email":
      return destinations.salesEmail !== undefined;
  }
}

/** The configured channels of a kind of lead: none means that it waits in the CMS. */
export function channelsOf(kind: LeadKind, destinations: Destinations): Channel[] {
  const all: Channel[] =
    kind === "newsletter" ? ["newsletter-webhook"] : ["contact-webhook", "sales-email"];
  return all.filter((channel) => isConfigured(channel, destinations));
}
