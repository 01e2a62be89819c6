import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { plainPhone } from "./phone-text.ts";

/** A number written without its country is this one's. */
const homeCountry: CountryCode = "BR";

/** "ramal 215", "r. 215", "ext. 215", "x215", "#215" behind a number. */
const extensionAtEnd =
  /(?:ramal|ram|r|extensão|extensión|extension|extn|ext|x|interno|int|anexo|#)[.:=#]?\s*(\d{1,7})\)?$/iu;

/** "0xx11", "(0**11)", "+55 (xx11)": the operator's two digits, left open. */
const openOperator = /(?<!\p{L})(?:0 ?)?(?:xx|\*\*) ?(?=\(?\d{2})/iu;

/** 0, two digits of any operator, area code and number: the library knows the larger operators. */
const dialledByOperator = /^0\d{2}([1-9]{2}\d{8,9})$/;

export interface PhoneNumber {
  /** E.164. */
  phone: string;
  phoneExtension: string | null;
}

function parse(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, homeCountry);
  return number?.isValid()
    ? { phone: number.number, phoneExtension: number.ext ?? null }
    : undefined;
}

/** Reads "0055 11 …" as "+55 11 …", however many zeros the exchange wants. */
function parseInternational(text: string): PhoneNumber | undefined {
  return /^\(?00/.test(text) ? parse(text.replace(/^[\s(0)]*/, "+")) : undefined;
}

function parseByOperator(text: string): PhoneNumber | undefined {
  const [, national] = dialledByOperator.exec(text.replace(/\D/g, "")) ?? [];
  return national === undefined ? undefined : parse(national);
}

/**
 * Reads a telephone number as people write or paste it, Brazilian without its country code or any with
 * it: `(11) 3333-4444 ramal 215` is `+551133334444` with the extension 215. Undefined when nobody can
 * have the number.
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

/** E.164 of a number as people write it; undefined when nobody can have it. */
export function toE164(written: string): string | undefined {
  return readPhone(written)?.phone;
}

/**
 * A stored number for a file that spreadsheets and other programs read: `+5511955500142` is
 * `(+55) 11955500142`, which is no formula, and is read back as the same number. What is no number stays
 * as it is.
 */
export function telephoneText(kept: string | null | undefined): string | undefined {
  const number = kept?.startsWith("+") ? parsePhoneNumberFromString(kept) : undefined;
  return number ? `(+${number.countryCallingCode}) ${number.nationalNumber}` : (kept ?? undefined);
}
