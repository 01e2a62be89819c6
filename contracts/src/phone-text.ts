import { z } from "zod";
import { fieldProblem } from "./api-error.ts";
import { invisibleCharacters } from "./clean-text.ts";

/** Minimum length in characters; a shorter number gets the message 'Telefone inválido' (specification, section 5). */
const minPhoneLength = 10;
export const maxPhoneLength = 100;
/** Bounds of the number of digits. E.164 has at most 15; more digits allow for a dialling prefix and an extension. */
const minDigits = 7;
const maxDigits = 30;

const dashes = /[\p{Pd}\u2212]/gu;

/** Converts a typed phone number to ASCII digits, hyphens and single spaces, and removes invisible characters. */
export function normalizePhone(input: string): string {
  return input
    .normalize("NFKC")
    .replace(invisibleCharacters, "")
    .replace(dashes, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Accepts any text as a phone number. Used by calls that change an account: clients send stored numbers back unchanged,
 * and old numbers were stored without validation.
 */
export const unvalidatedPhoneField = z
  .string(fieldProblem("required"))
  .max(maxPhoneLength, fieldProblem("invalid"))
  .transform(normalizePhone)
  .pipe(z.string().min(1, fieldProblem("required")));

/**
 * A phone number as people write it. Validates only the format. `parsePhone` (phone.ts) also checks whether the number
 * can exist; it does not run in browsers, because it needs the phone metadata of all countries. Messages: 'Telefone é
 * obrigatório' (required), 'Telefone inválido' (too-short, invalid).
 */
export const phoneField = unvalidatedPhoneField.pipe(
  z
    .string()
    .min(minPhoneLength, fieldProblem("too-short"))
    .refine((text) => {
      const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
      return digits >= minDigits && digits <= maxDigits;
    }, fieldProblem("invalid")),
);

/** Matches a Brazilian number in E.164: an area code of two digits and a number of eight or nine. */
const brazilianNumber = /^\+55([1-9]{2})(\d{4,5})(\d{4})$/;

/**
 * Formats a stored number for readers, with its extension: `+55 (11) 95550-0142`. Numbers of other countries stay in
 * E.164, because grouping their digits requires the metadata of all countries.
 * @param extensionWord in the reader's language; `parsePhone` parses it
 */
export function formatPhone(
  { phone, phoneExtension }: { phone: string; phoneExtension?: string | null | undefined },
  extensionWord: string,
): string {
  const number = phone.replace(brazilianNumber, "+55 ($1) $2-$3");
  return phoneExtension ? `${number} ${extensionWord} ${phoneExtension}` : number;
}

/**
 * Returns the digits of a phone number typed into a search, without leading zeros; undefined for a text that contains
 * anything except digits and punctuation.
 */
export function phoneSearchDigits(search: string): string | undefined {
  const text = normalizePhone(search);
  return /^[\d\s()+./-]+$/.test(text) && /\d/.test(text)
    ? text.replace(/\D/g, "").replace(/^0+(?=\d)/, "")
    : undefined;
}
