import { z } from "zod";
import { cleanText, singleLineText } from "./clean-text.ts";
import { campaignKeys } from "./lead-addresses.ts";
import { contactFields, maxMessageLength, newsletterFields } from "./leads.ts";
import { defaultLocale, locales } from "./locales.ts";
import { parsePhone } from "./phone.ts";

/** Accepts a number as people write it; returns E.164 and the extension. */
const phone = contactFields.shape.phone.transform((input, context) => {
  const number = parsePhone(input);
  if (number === undefined) {
    context.addIssue({ code: "custom", message: "Not a telephone number" });
    return z.NEVER;
  }
  return number;
});
const quoteFields = contactFields.pick({ name: true, email: true }).extend({
  phone,
  company: singleLineText.optional(),
  /** Code of a saved quote (quotes.ts). */
  quoteCode: singleLineText.optional(),
  message: z.string().max(maxMessageLength).transform(cleanText).optional(),
});

/** Origin of a lead. Pages fill in these fields, so an invalid value is ignored instead of rejected. */
const origin = z.object({
  locale: z.enum(locales).default(defaultLocale).catch(defaultLocale),
  /** Path of the page that contains the form. */
  page: singleLineText.optional().catch(undefined),
  campaign: z.partialRecord(z.enum(campaignKeys), singleLineText).optional().catch(undefined),
  /** Version of the privacy notice next to the form's button. */
  consentVersion: singleLineText.optional().catch(undefined),
  /** Honeypot: a field that people do not see, but bots fill in. */
  website: z.string().optional().catch("filled"),
  /** Time between the form's display and its submission in ms; absent without scripts. */
  elapsedMs: z.number().optional().catch(undefined),
  /** True if the browser saw a key, button or touch on the page (`navigator.userActivation`). */
  userActivation: z.boolean().optional().catch(undefined),
});

/**
 * POST /api/leads; failures: apiErrorResponse, including `conflict`. Several requests with the same Idempotency-Key (at
 * most 200 characters) create one lead.
 */
export const leadRequest = z.discriminatedUnion("kind", [
  contactFields.extend({ phone, kind: z.literal("contact"), ...origin.shape }),
  newsletterFields.extend({
    whatsapp: phone,
    kind: z.literal("newsletter"),
    /** Consent to offers on WhatsApp. Only the value of the checked box means yes; an unchecked box sends no value. */
    whatsappConsent: z.enum(["yes", "no"]).catch("no"),
    ...origin.shape,
  }),
  quoteFields.extend({ kind: z.literal("quote"), ...origin.shape }),
]);
export type LeadRequest = z.infer<typeof leadRequest>;
