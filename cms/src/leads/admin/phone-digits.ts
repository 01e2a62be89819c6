/**
 * Returns the digits that wa.me and tel: links need. Adds Brazil's code to numbers without a country: area code and
 * eight or nine digits.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  if (phone.trim().startsWith("+")) {
    return digits;
  }
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : digits;
}
