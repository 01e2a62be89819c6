import { z } from "zod";
import type { FieldProblem } from "./api-error.ts";
import { cleanLine, cleanText, visibleCharacter } from "./clean-text.ts";
import { typedEmailField } from "./email.ts";
import { contactServices } from "./lead-addresses.ts";
import { locales } from "./locales.ts";
import { phoneField } from "./phone-text.ts";

/** Longest body of POST /api/leads, in bytes, and longest message, in characters. */
export const maxLeadRequestBytes = 64 * 1024;
export const maxMessageLength = 10_000;
export const minMessageLength = 10;
const maxLineLength = 200;

/** One line: no line break survives, so none reaches the header of a message. */
export const line = z.string().max(maxLineLength).transform(cleanLine);
const requiredLine = line.pipe(z.string().min(1));
const nameLine = line.pipe(z.string().regex(visibleCharacter));
export const optionalLine = line.optional();
const message = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(minMessageLength)
      .refine((text) => cleanLine(text) !== "")
      .max(maxMessageLength, "too-long" satisfies FieldProblem),
  );

/**
 * The fields a visitor fills in, under the specification's names. Browsers check them by these, without
 * the telephone numbers of all countries (lead-request.ts).
 */
export const contactFields = z.object({
  name: nameLine,
  email: typedEmailField,
  phone: phoneField,
  company: requiredLine,
  service: z.enum(contactServices),
  message,
});
export const newsletterFields = z.object({
  firstName: nameLine,
  lastName: nameLine,
  email: typedEmailField,
  whatsapp: phoneField,
});
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
