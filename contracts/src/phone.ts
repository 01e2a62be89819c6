import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { plainPhone } from "./phone-text.ts";

/** Country of numbers written without a country code. */
const homeCountry: CountryCode = "BR";

/** An extension after a number: "ramal 215", "r. 215", "ext. 215", "x215", "#215". */
const extensionAtEnd =
  /(?:ramal|ram|r|extensão|extensión|extension|extn|ext|x|interno|int|anexo|#)[.:=#]?\s*(\d{1,7})\)?$/iu;

/** Placeholder for the two digits of a carrier: "0xx11", "(0**11)", "+55 (xx11)". */
const openOperator = /(?<!\p{L})(?:0 ?)?(?:xx|\*\*) ?(?=\(?\d{2})/iu;

/** 0, two digits of a carrier, area code and number. libphonenumber knows only the larger carriers. */
const dialledByOperator = /^0\d{2}([1-9]{2}\d{8,9})$/;

export interface PhoneNumber {
  /** In E.164. */
  phone: string;
  phoneExtension: string | null;
}

function parse(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, homeCountry);
  return number?.isValid()
    ? { phone: number.number, phoneExtension: number.ext ?? null }
    : undefined;
}

/** Parses an international number with leading zeros, however many, instead of "+": "0055 11 …". */
function parseInternational(text: string): PhoneNumber | undefined {
  return /^\(?00/.test(text) ? parse(text.replace(/^[\s(0)]*/, "+")) : undefined;
}

function parseByOperator(text: string): PhoneNumber | undefined {
  const [, national] = dialledByOperator.exec(text.replace(/\D/g, "")) ?? [];
  return national === undefined ? undefined : parse(national);
}

/**
 * Parses a phone number as people write or paste it; Brazilian without a country code. `(11) 3333-4444 ramal 215`
 * returns `+551133334444` with the extension 215. Returns undefined for a number that cannot exist.
 */
export function readPhone(written: string): PhoneNumber | undefined {
  const plain = plainPhone(written).replace(/^tel:/i, "").replace(openOperator, "0");
  const [, extension] = extensionAtEnd.exec(plain) ?? [];
  const text = (extension === undefined ? plain : plain.replace(extensionAtEnd, "")).replace(
    /^\(00/,
    "(0",
  );
  const number = parseInternational(text) ?? parse(text) ?? parseByOperator(text);
  return number && { ...number, phoneExtension: extension ?? number.phoneExtension };
}

/** Returns a number in E.164; undefined for a number that cannot exist. */
export function toE164(written: string): string | undefined {
  return readPhone(written)?.phone;
}

/**
 * Formats a stored number for CSV files: `+5511955500142` becomes `(+55) 11955500142`. Spreadsheets treat this as
 * text, not as a formula, and `readPhone` parses it back. Other text stays unchanged.
 */
export function telephoneText(stored: string | null | undefined): string | undefined {
  const number = stored?.startsWith("+") ? parsePhoneNumberFromString(stored) : undefined;
  return number
    ? `(+${number.countryCallingCode}) ${number.nationalNumber}`
    : (stored ?? undefined);
}
