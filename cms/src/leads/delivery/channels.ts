import { enum_lead_deliveries_channel, enum_leads_kind } from "../../payload-schema.ts";

/**
 * Channels: the systems to which leads are delivered. Each system has separate deliveries, so that no system has to
 * wait for another.
 */
export const deliveryChannels = enum_lead_deliveries_channel.enumValues;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** Maps the channel of a delivery to the channel that reports a withdrawal to the same system. */
export const withdrawalChannels: Partial<Record<DeliveryChannel, DeliveryChannel>> = {
  "contact-webhook": "withdrawal-webhook",
  "sales-email": "withdrawal-email",
};

export const leadKinds = enum_leads_kind.enumValues;
export type LeadKind = (typeof leadKinds)[number];

/** Configured destinations of leads; undefined if the setting is absent (docs/settings.md). */
export interface DeliveryDestinations {
  newsletterWebhookUrl: string | undefined;
  unsubscribeWebhookUrl: string | undefined;
  contactWebhookUrl: string | undefined;
  salesEmail: string | undefined;
}

const settingNames = {
  "newsletter-webhook": "newsletterWebhookUrl",
  "unsubscribe-webhook": "unsubscribeWebhookUrl",
  "contact-webhook": "contactWebhookUrl",
  "sales-email": "salesEmail",
  "withdrawal-webhook": "contactWebhookUrl",
  "withdrawal-email": "salesEmail",
} as const satisfies Record<DeliveryChannel, keyof DeliveryDestinations>;

/** Fields of a lead that determine the systems to which it is delivered. */
export interface LeadRoutingFields {
  kind: LeadKind;
  unsubscribedAt: string | null;
}

function channelsForLead({ kind, unsubscribedAt }: LeadRoutingFields): DeliveryChannel[] {
  if (kind !== "newsletter") {
    return ["contact-webhook", "sales-email"];
  }
  return unsubscribedAt === null ? ["newsletter-webhook"] : ["unsubscribe-webhook"];
}

/** Returns the configured channels of a lead. Without any channel, the lead stays in the CMS. */
export function selectDeliveryChannels(
  lead: LeadRoutingFields,
  destinations: DeliveryDestinations,
): DeliveryChannel[] {
  return channelsForLead(lead).filter(
    (channel) => destinations[settingNames[channel]] !== undefined,
  );
}

/** Returns the URL of a webhook channel. */
export function getWebhookUrl(
  channel: Exclude<DeliveryChannel, "sales-email" | "withdrawal-email">,
  destinations: DeliveryDestinations,
): string | undefined {
  return destinations[settingNames[channel]];
}
