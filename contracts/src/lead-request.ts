import { z } from "zod";
import { cleanText } from "./clean-text.ts";
import { campaignKeys } from "./lead-addresses.ts";
import { contactFields, line, maxMessageLength, newsletterFields, optionalLine } from "./leads.ts";
import { defaultLocale, locales } from "./locales.ts";
import { readPhone } from "./phone.ts";

/** As people write it; afterwards E.164 with its extension. */
const phone = contactFields.shape.phone.transform((written, context) => {
  const number = readPhone(written);
  if (number === undefined) {
    context.addIssue({ code: "custom", message: "Not a telephone number" });
    return z.NEVER;
  }
  return number;
});
const quoteFields = contactFields.pick({ name: true, email: true }).extend({
  phone,
  company: optionalLine,
  /** Code of a saved quote (quotes.ts). */
  quoteCode: optionalLine,
  message: z.string().max(maxMessageLength).transform(cleanText).optional(),
});

/** Where a lead comes from. None of it is the visitor's to type, so none of it refuses a lead. */
const origin = z.object({
  locale: z.enum(locales).default(defaultLocale).catch(defaultLocale),
  /** Path of the page with the form. */
  page: line.optional().catch(undefined),
  campaign: z.partialRecord(z.enum(campaignKeys), line).optional().catch(undefined),
  /** Version of the notice beside the form's button. */
  consentVersion: line.optional().catch(undefined),
  /** A field that people do not see: filled in by machines. */
  website: z.string().optional().catch("filled"),
  /** How long the form was before the visitor, in milliseconds, where a script could measure it. */
  elapsedMs: z.number().optional().catch(undefined),
  /** Whether the browser saw a press of a key, button or finger on the page (`navigator.userActivation`). */
  userActivation: z.boolean().optional().catch(undefined),
});

/** POST /api/leads; failures: apiErrorResponse, `conflict` among them. With an Idempotency-Key (at most 200 characters) a repetition is the same lead. */
export const leadRequest = z.discriminatedUnion("kind", [
  contactFields.extend({ phone, kind: z.literal("contact"), ...origin.shape }),
  newsletterFields.extend({ whatsapp: phone, kind: z.literal("newsletter"), ...origin.shape }),
  quoteFields.extend({ kind: z.literal("quote"), ...origin.shape }),
]);
export type LeadRequest = z.infer<typeof leadRequest>;
