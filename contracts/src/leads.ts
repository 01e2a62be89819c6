import { z } from "zod";
import type { FieldProblem } from "./api-error.ts";
import { campaignKeys, contactServices } from "./lead-addresses.ts";
import { defaultLocale, locales } from "./locales.ts";
import { toE164 } from "./phone.ts";

/** Longest body of POST /api/leads, in bytes, and longest message, in characters. */
export const maxLeadRequestBytes = 64 * 1024;
export const maxMessageLength = 10_000;
export const minMessageLength = 10;
const maxLineLength = 200;
/** The longest address that mail can be sent to (RFC 5321). */
const maxEmailLength = 254;

/** Everything that is neither written nor a space, but for the line break: no field has a use for it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, " ").toWellFormed().trim();
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** One line: no line break survives, so none reaches the header of a message. */
const line = z.string().max(maxLineLength).transform(cleanLine);
const requiredLine = line.pipe(z.string().min(1));
const optionalLine = line.optional();
/** As browsers check it (zod's own pattern refuses addresses that are in use), with a domain and its top. */
const email = z
  .string()
  .transform((text) => text.trim())
  .pipe(
    z
      .email({ pattern: z.regexes.html5Email })
      .regex(/\.[^.]+$/)
      .max(maxEmailLength),
  );

/** As people write it; E.164 afterwards. */
const phone = z
  .string()
  .max(maxLineLength)
  .transform((written, context) => {
    const number = toE164(written);
    if (number === undefined) {
      context.addIssue({ code: "custom", message: "Not a telephone number" });
      return z.NEVER;
    }
    return number;
  });
const message = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(minMessageLength)
      .max(maxMessageLength, "too-long" satisfies FieldProblem),
  );

/** The fields a visitor fills in, under the specification's names. */
export const contactFields = z.object({
  name: requiredLine,
  email,
  phone,
  company: requiredLine,
  service: z.enum(contactServices),
  message,
});
export const newsletterFields = z.object({
  firstName: requiredLine,
  lastName: requiredLine,
  email,
  whatsapp: phone,
});
const quoteFields = z.object({
  name: requiredLine,
  email,
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
});

/** POST /api/leads; failures: apiErrorResponse, `conflict` among them. With an Idempotency-Key (at most 200 characters) a repetition is the same lead. */
export const leadRequest = z.discriminatedUnion("kind", [
  contactFields.extend({ kind: z.literal("contact"), ...origin.shape }),
  newsletterFields.extend({ kind: z.literal("newsletter"), ...origin.shape }),
  quoteFields.extend({ kind: z.literal("quote"), ...origin.shape }),
]);
export type LeadRequest = z.infer<typeof leadRequest>;

/** 201, also for a repetition. */
export const leadResponse = z.object({ id: z.uuid() });
export type LeadResponse = z.infer<typeof leadResponse>;

/** POST /api/consents: what was chosen about which text. Nothing about who chose. */
export const consentRequest = z.object({
  choice: z.enum(["accepted", "declined"]),
  textVersion: z.string().min(1).max(100),
  locale: z.enum(locales),
});
export type ConsentRequest = z.infer<typeof consentRequest>;
export const maxConsentRequestBytes = 1024;
