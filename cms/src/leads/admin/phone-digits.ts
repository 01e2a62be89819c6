/**
 * Returns a phone number's digits for wa.me and tel: links. Adds Brazil's country code to a number that consists only
 * of area code and eight or nine digits.
 */
export function toInternationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  if (phone.trim().startsWith("+")) {
    return digits;
  }
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : digits;
}
