import { z } from "zod";

function isWebhook(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol);
}

const minimumSecretLength = 16;
const webhook = z
  .string()
  .refine(isWebhook, { error: "expected an address that starts with http:// or https://" })
  .optional();

function numberUpTo(maximum: number) {
  return z
    .string()
    .refine(
      (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= maximum,
      {
        error: ({ input }) => `expected a number above 0 and up to ${maximum}, got "${input}"`,
      },
    )
    .optional();
}

/** What the CMS and its worker read of the delivery of leads; checked here, handed on as written. */
export const deliveryShape = {
  NEWSLETTER_WEBHOOK_URL: webhook,
  CONTACT_WEBHOOK_URL: webhook,
  SALES_EMAIL: z
    .string()
    .refine((value) => z.email().safeParse(value).success, {
      error: ({ input }) => `expected an e-mail address, got "${input}"`,
    })
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine((value) => value.length >= minimumSecretLength, {
      error: `expected at least ${minimumSecretLength} characters`,
    })
    .optional(),
  ALLOW_PRIVATE_WEBHOOKS: z
    .enum(["true", "false"], { error: ({ input }) => `expected true or false, got "${input}"` })
    .optional(),
  DELIVERY_TIMEOUT_SECONDS: numberUpTo(60),
  DELIVERY_RETRY_SECONDS: numberUpTo(3600),
  DELIVERY_ATTEMPTS: z
    .string()
    .refine((value) => /^[1-9]\d{0,2}$/.test(value), {
      error: ({ input }) => `expected a whole number from 1 to 999, got "${input}"`,
    })
    .optional(),
};

export const deliveryVariables = Object.keys(deliveryShape) as (keyof typeof deliveryShape)[];
