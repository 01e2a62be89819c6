/**
 * Matches price placeholders in copy (docs/decisions/0026): `{price:vcpus=2&ram=4&term=12}` is the monthly price of a
 * configuration, `{unit:cpuPrice}` a base price, `{discount:12}` the discount of a term of 12 months. `{from:price}` is
 * the monthly price of the cheapest configuration, `{from:term}` the term of that price.
 */
export const pricePlaceholderPattern = /\{(price|unit|discount|from):([^{}]*)\}/g;

/**
 * Parses a typed price: "49,90", "1.249,90", "R$ 49.90", "1,249.90". A point before three digits separates thousands,
 * as in Portuguese ("1.000" is a thousand), unless only a zero precedes the point ("0.125"). Any other point separates
 * decimals ("49.90"). Returns the number as text with a decimal point, or undefined if the text is ambiguous or no
 * price.
 */
export function parsePrice(input: string): string | undefined {
  // NFKC converts full-width digits and signs to ASCII.
  const text = input
    .normalize("NFKC")
    .replace(/^\s*R\$/, "")
    .replace(/\s/g, "");
  const separator = decimalSeparator(text);
  const [whole = "", decimals, ...more] = separator === undefined ? [text] : text.split(separator);
  const digits = removeGrouping(whole, separator === "." ? "," : ".");
  if (digits === undefined || more.length > 0 || !/^\d+$/.test(decimals ?? "0")) {
    return undefined;
  }
  return decimals ? `${digits}.${decimals}` : digits;
}

/** Returns the decimal separator: the last point or comma, unless it separates thousands. */
function decimalSeparator(text: string): "," | "." | undefined {
  const lastSeparator = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  if (!text.includes(lastSeparator)) {
    return undefined;
  }
  return lastSeparator === "." && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) ? undefined : lastSeparator;
}

function removeGrouping(whole: string, groupSeparator: "," | "."): string | undefined {
  const groups = whole.split(groupSeparator);
  const isGrouped = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  );
  return isGrouped || /^\d+$/.test(whole) ? groups.join("") : undefined;
}
