import { z } from "zod";
import { fieldProblem } from "./api-error.ts";
import { invisible } from "./clean-text.ts";

/** Shorter numbers get 'Telefone inválido' (specification, section 5). */
const minPhoneLength = 10;
export const maxPhoneLength = 100;
/** E.164 has at most 15 digits; the rest allows for a dialling prefix and an extension. */
const minDigits = 7;
const maxDigits = 30;

const dashes = /[\p{Pd}\u2212]/gu;

/** Returns a number as typed in ASCII: one kind of dash and space, without invisible marks. */
export function plainPhone(written: string): string {
  return written
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Accepts any text as a phone number, in calls that change an account: clients send stored numbers back unchanged, and
 * old numbers were stored without validation.
 */
export const changedPhoneField = z
  .string(fieldProblem("required"))
  .max(maxPhoneLength, fieldProblem("invalid"))
  .transform(plainPhone)
  .pipe(z.string().min(1, fieldProblem("required")));

/**
 * A phone number as people write it; validates only its form, while `readPhone` also checks whether such a number can
 * exist. Browsers use this schema, which needs no phone metadata of all countries (phone.ts). Messages: 'Telefone é
 * obrigatório' (required), 'Telefone inválido' (too-short, invalid).
 */
export const phoneField = changedPhoneField.pipe(
  z
    .string()
    .min(minPhoneLength, fieldProblem("too-short"))
    .refine((text) => {
      const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
      return digits >= minDigits && digits <= maxDigits;
    }, fieldProblem("invalid")),
);

/** A Brazilian number in E.164: two digits of area code, eight or nine of number. */
const brazilian = /^\+55([1-9]{2})(\d{4,5})(\d{4})$/;

/**
 * Formats a stored number for readers, with its extension: `+55 (11) 95550-0142`. Numbers of other countries stay in
 * E.164, because grouping their digits requires the metadata of all countries.
 * @param extensionWord in the reader's language; `readPhone` parses it
 */
export function phoneText(
  { phone, phoneExtension }: { phone: string; phoneExtension?: string | null | undefined },
  extensionWord: string,
): string {
  const number = phone.replace(brazilian, "+55 ($1) $2-$3");
  return phoneExtension ? `${number} ${extensionWord} ${phoneExtension}` : number;
}

/**
 * Returns the digits of a phone number typed into a search, in the order of E.164; undefined for a text that contains
 * more than digits and phone punctuation.
 */
export function searchedDigits(search: string): string | undefined {
  const text = plainPhone(search);
  return /^[\d\s()+./-]+$/.test(text) && /\d/.test(text)
    ? text.replace(/\D/g, "").replace(/^0+(?=\d)/, "")
    : undefined;
}
