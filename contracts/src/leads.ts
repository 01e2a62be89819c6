import { z } from "zod";
import type { FieldProblem } from "./api-error.ts";
import { contactServices } from "./lead-addresses.ts";
import { locales } from "./locales.ts";

/** Longest body of POST /api/leads, in bytes, and longest message, in characters. */
export const maxLeadRequestBytes = 64 * 1024;
export const maxMessageLength = 10_000;
export const minMessageLength = 10;
const maxLineLength = 200;
/** Of any number in the world (E.164), with what people write before it at home and abroad. */
const minPhoneDigits = 6;
const maxPhoneDigits = 20;
/** The longest address that mail can be sent to (RFC 5321). */
const maxEmailLength = 254;

/** Everything that is neither written nor a space, but for the line break: no field has a use for it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(controls, " ").toWellFormed().trim();
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** One line: no line break survives, so none reaches the header of a message. */
export const line = z.string().max(maxLineLength).transform(cleanLine);
const requiredLine = line.pipe(z.string().min(1));
export const optionalLine = line.optional();
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

/** As people write it. Whether somebody can have the number is for `leadRequest` to say. */
const phone = z
  .string()
  .max(maxLineLength)
  .refine((written) => {
    const digits = written.match(/\p{Nd}/gu)?.length ?? 0;
    return digits >= minPhoneDigits && digits <= maxPhoneDigits;
  }, "Not a telephone number");
const message = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(minMessageLength)
      .max(maxMessageLength, "too-long" satisfies FieldProblem),
  );

/**
 * The fields a visitor fills in, under the specification's names. Browsers check them by these, without
 * the telephone numbers of all countries (lead-request.ts).
 */
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
