import type { SendEmailOptions } from "payload";
import type { EmailBrand } from "../../platform/mail/brand.ts";
import type { JobOutcome, RetrySettings } from "../../platform/queue/run-queue.ts";
import { createUnsubscribeUrl } from "../unsubscribe-url.ts";
import { type DeliveryChannel, type DeliveryDestinations, getWebhookUrl } from "./channels.ts";
import type { Lead } from "./delivery-store.ts";
import { createSalesEmail, createUnsubscriptionBody, createWebhookBody } from "./lead-messages.ts";
import { callWebhook } from "./webhook.ts";

export interface DeliverySettings extends DeliveryDestinations, RetrySettings {
  webhookSecret: string | undefined;
  allowsPrivate: boolean;
  publicUrl: string;
  /** Sender address of e-mails. */
  mailFrom: string;
  timeoutMs: number;
}

export type SendMail = (message: SendEmailOptions) => Promise<unknown>;

interface Delivery {
  id: string;
  channel: DeliveryChannel;
  lead: Lead;
  settings: DeliverySettings;
  sendMail: SendMail;
  readBrand: () => Promise<EmailBrand>;
}

const notConfigured: JobOutcome = { ok: false, reason: "The destination is no longer configured" };

async function deliverByMail(delivery: Delivery): Promise<JobOutcome> {
  const { id, channel, lead, settings, sendMail, readBrand } = delivery;
  const { salesEmail, publicUrl } = settings;
  if (salesEmail === undefined) {
    return notConfigured;
  }
  try {
    const brand = await readBrand();
    const from = { name: brand.name, address: settings.mailFrom };
    const mail = {
      to: salesEmail,
      publicUrl,
      brand,
      ...(channel === "withdrawal-email" ? { withdrawalId: id } : {}),
    };
    await sendMail({ from, ...createSalesEmail(lead, mail) });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Returns a webhook's body and message id. Only the first message about a lead uses the lead's id, because a receiver
 * ignores a second message with the same id.
 */
function webhookMessage(channel: DeliveryChannel, { id, lead }: Pick<Delivery, "id" | "lead">) {
  switch (channel) {
    case "unsubscribe-webhook":
      return { id, body: createUnsubscriptionBody(lead) };
    case "withdrawal-webhook":
      return { id, body: createWebhookBody(lead, { isWithdrawn: true }) };
    default:
      return { id: lead.id, body: createWebhookBody(lead) };
  }
}

/**
 * Returns headers for data of a newsletter lead that the specified body cannot contain: the unsubscribe URL for
 * automated e-mails (RFC 8058) and the visitor's answer about WhatsApp. Leads of earlier releases have no such answer.
 */
function newsletterHeaders({ email, whatsappConsent }: Lead): Record<string, string> {
  return {
    ...(email ? { "list-unsubscribe": `<${createUnsubscribeUrl(email)}>` } : {}),
    ...(whatsappConsent ? { "x-consent-whatsapp": whatsappConsent } : {}),
  };
}

/** Makes one attempt to deliver a lead; returns failures instead of throwing them. */
export async function deliverLead(delivery: Delivery): Promise<JobOutcome> {
  const { channel, settings } = delivery;
  if (channel === "sales-email" || channel === "withdrawal-email") {
    return deliverByMail(delivery);
  }
  const url = getWebhookUrl(channel, settings);
  if (url === undefined) {
    return notConfigured;
  }
  return callWebhook({
    url,
    ...webhookMessage(channel, delivery),
    headers: channel === "newsletter-webhook" ? newsletterHeaders(delivery.lead) : {},
    secret: settings.webhookSecret,
    allowsPrivate: settings.allowsPrivate,
    timeoutMs: settings.timeoutMs,
  });
}
