import type { SendEmailOptions } from "payload";
import type { Brand } from "../../ground/mail/brand.ts";
import { unsubscribeUrl } from "../unsubscribe-url.ts";
import { type Channel, type Destinations, webhookUrlOf } from "./channels.ts";
import type { Lead } from "./delivery-store.ts";
import { salesMessage, unsubscribedBody, webhookBody } from "./lead-messages.ts";
import { callWebhook, type Outcome } from "./webhook.ts";

export interface DeliverySettings extends Destinations {
  webhookSecret: string | undefined;
  allowsPrivate: boolean;
  publicUrl: string;
  /** The address that messages come from. */
  mailFrom: string;
  timeoutMs: number;
  /** Pause after the first failure; it doubles with each. */
  firstPauseMs: number;
  /** After so many failures a delivery is dead. */
  attempts: number;
}

export type SendMail = (message: SendEmailOptions) => Promise<unknown>;

interface Delivery {
  id: string;
  channel: Channel;
  lead: Lead;
  settings: DeliverySettings;
  sendMail: SendMail;
  readBrand: () => Promise<Brand>;
}

const notConfigured: Outcome = { ok: false, reason: "The destination is no longer configured" };

async function deliverByMail({ lead, settings, sendMail, readBrand }: Delivery): Promise<Outcome> {
  const { salesEmail, publicUrl } = settings;
  if (salesEmail === undefined) {
    return notConfigured;
  }
  try {
    const brand = await readBrand();
    const from = { name: brand.name, address: settings.mailFrom };
    await sendMail({ from, ...salesMessage(lead, { to: salesEmail, publicUrl, brand }) });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Makes one attempt to deliver a lead; what fails is told, never thrown. */
export async function deliver(delivery: Delivery): Promise<Outcome> {
  const { id, channel, lead, settings } = delivery;
  if (channel === "sales-email") {
    return deliverByMail(delivery);
  }
  const url = webhookUrlOf(channel, settings);
  if (url === undefined) {
    return notConfigured;
  }
  return callWebhook({
    url,
    ...(channel === "unsubscribe-webhook"
      ? // Not the lead's id: a receiver of both messages would take this one for a repetition.
        { id, body: unsubscribedBody(lead) }
      : { id: lead.id, body: webhookBody(lead) }),
    // The body is fixed, so what a mail of the automation needs travels beside it (RFC 8058).
    headers:
      channel === "newsletter-webhook" && lead.email
        ? { "list-unsubscribe": `<${unsubscribeUrl(lead.email)}>` }
        : {},
    secret: settings.webhookSecret,
    allowsPrivate: settings.allowsPrivate,
    timeoutMs: settings.timeoutMs,
  });
}
