import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { normalizePhone } from "./phone-text.ts";

/** Country of phone numbers without a country code. */
const homeCountry: CountryCode = "BR";

/** Matches an extension at the end of a number: "ramal 215", "r. 215", "ext. 215", "x215", "#215". */
const extensionAtEnd =
  /(?:ramal|ram|r|extensão|extensión|extension|extn|ext|x|interno|int|anexo|#)[.:=#]?\s*(\d{1,7})\)?$/iu;

/** Matches a placeholder for the two digits of a carrier code: "0xx11", "(0**11)", "+55 (xx11)". */
const carrierPlaceholder = /(?<!\p{L})(?:0 ?)?(?:xx|\*\*) ?(?=\(?\d{2})/iu;

/**
 * Matches 0, the two digits of a carrier code, the area code and the number. libphonenumber recognizes only the codes
 * of larger carriers.
 */
const dialledWithCarrier = /^0\d{2}([1-9]{2}\d{8,9})$/;

export interface PhoneNumber {
  /** Phone number in E.164. */
  phone: string;
  phoneExtension: string | null;
}

function parse(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, homeCountry);
  return number?.isValid()
    ? { phone: number.number, phoneExtension: number.ext ?? null }
    : undefined;
}

/** Parses an international number that begins with any number of zeros instead of "+": "0055 11 …". */
function parseInternational(text: string): PhoneNumber | undefined {
  return /^\(?00/.test(text) ? parse(text.replace(/^[\s(0)]*/, "+")) : undefined;
}

function parseWithCarrier(text: string): PhoneNumber | undefined {
  const [, national] = dialledWithCarrier.exec(text.replace(/\D/g, "")) ?? [];
  return national === undefined ? undefined : parse(national);
}

/**
 * Parses a phone number as people write or paste it. A number without a country code is Brazilian. `(11) 3333-4444
 * ramal 215` returns `+551133334444` with the extension 215. Returns undefined for a number that cannot exist.
 */
export function parsePhone(input: string): PhoneNumber | undefined {
  const plain = normalizePhone(input).replace(/^tel:/i, "").replace(carrierPlaceholder, "0");
  const [, extension] = extensionAtEnd.exec(plain) ?? [];
  const text = (extension === undefined ? plain : plain.replace(extensionAtEnd, "")).replace(
    /^\(00/,
    "(0",
  );
  const number = parseInternational(text) ?? parse(text) ?? parseWithCarrier(text);
  return number && { ...number, phoneExtension: extension ?? number.phoneExtension };
}

/** Returns a number in E.164; undefined for a number that cannot exist. */
export function toE164(input: string): string | undefined {
  return parsePhone(input)?.phone;
}

/**
 * Formats a stored number for CSV files: `+5511955500142` becomes `(+55) 11955500142`. Spreadsheets treat this form as
 * text, not as a formula, and `parsePhone` parses it. Other text stays unchanged.
 */
export function formatPhoneForCsv(stored: string | null | undefined): string | undefined {
  const number = stored?.startsWith("+") ? parsePhoneNumberFromString(stored) : undefined;
  return number
    ? `(+${number.countryCallingCode}) ${number.nationalNumber}`
    : (stored ?? undefined);
}
