import { z } from "zod";
import type { FieldProblem } from "./api-error.ts";
import { cleanLine, cleanText, singleLineText, visibleCharacterPattern } from "./clean-text.ts";
import { caseSensitiveEmailField } from "./email.ts";
import { locales } from "./locales.ts";
import { phoneField } from "./phone-text.ts";

/** Maximum size of the body of POST /api/leads, in bytes, and limits of the length of a message, in characters. */
export const maxLeadRequestBytes = 64 * 1024;
export const maxMessageLength = 10_000;
export const minMessageLength = 10;

const requiredLine = singleLineText.pipe(z.string().min(1));
const nameLine = singleLineText.pipe(z.string().regex(visibleCharacterPattern));
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

/** Subjects of a contact that visitors can choose; "other" comes last. */
export const contactServices = [
  "privateCloud",
  "cloudCenter",
  "virtualDatacenter",
  "cloudServer",
  "other",
] as const;
export type ContactService = (typeof contactServices)[number];

/**
 * Fields of the lead forms, with the specification's names. Browsers validate with these schemas; lead-request.ts
 * adds the phone metadata of all countries, which is too large for browsers.
 */
export const contactFields = z.object({
  name: nameLine,
  email: caseSensitiveEmailField,
  phone: phoneField,
  company: requiredLine,
  service: z.enum(contactServices),
  message,
});
export const newsletterFields = z.object({
  firstName: nameLine,
  lastName: nameLine,
  email: caseSensitiveEmailField,
  whatsapp: phoneField,
});
/** Response to a request that stored a lead (201), and to repetitions of this request. */
export const leadResponse = z.object({ id: z.uuid() });
export type LeadResponse = z.infer<typeof leadResponse>;

/** POST /api/consents: the choice and the version of the text; no data about the visitor. */
export const consentRequest = z.object({
  choice: z.enum(["accepted", "declined"]),
  textVersion: z.string().min(1).max(100),
  locale: z.enum(locales),
});
export type ConsentRequest = z.infer<typeof consentRequest>;
export const maxConsentRequestBytes = 1024;
