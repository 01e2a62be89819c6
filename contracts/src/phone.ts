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
