import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A number written without its country is this one's. */
const homeCountry: CountryCode = "BR";

/**
 * E.164 of a telephone number as people write it, Brazilian without its country code or any with
 * it: `(11) 95550-0142` is `+5511955500142`. Undefined when nobody can have the number.
 */
export function toE164(written: string): string | undefined {
  const number = parsePhoneNumberFromString(written, homeCountry);
  return number?.isValid() ? number.number : undefined;
}

/**
 * A kept number for a file that spreadsheets and other programs read: `+5511955500142` is
 * `(+55) 11955500142`, which is no formula, and is read back as it was kept. What is no number stays as
 * it is.
 */
export function telephoneText(kept: string | null | undefined): string | undefined {
  const number = kept?.startsWith("+") ? parsePhoneNumberFromString(kept) : undefined;
  return number ? `(+${number.countryCallingCode}) ${number.nationalNumber}` : (kept ?? undefined);
}
