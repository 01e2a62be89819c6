import { env } from "../../platform/env.ts";
import { getSenderAddress } from "../../platform/mail/sender.ts";
import type { DeliverySettings } from "./deliver.ts";

/** Delivery settings of this process, from its environment. */
export const deliverySettings: DeliverySettings = {
  newsletterWebhookUrl: env.NEWSLETTER_WEBHOOK_URL,
  unsubscribeWebhookUrl: env.NEWSLETTER_UNSUBSCRIBE_WEBHOOK_URL,
  contactWebhookUrl: env.CONTACT_WEBHOOK_URL,
  // Undefined without a mail server, because the e-mail would only be written to the outbox.
  salesEmail: env.SMTP_URL ? env.SALES_EMAIL : undefined,
  webhookSecret: env.WEBHOOK_SECRET,
  allowsPrivate: env.ALLOW_PRIVATE_WEBHOOKS,
  publicUrl: env.PUBLIC_URL,
  mailFrom: getSenderAddress(env),
  timeoutMs: env.DELIVERY_TIMEOUT_SECONDS * 1_000,
  firstPauseMs: env.DELIVERY_RETRY_SECONDS * 1_000,
  attempts: env.DELIVERY_ATTEMPTS,
};
