/**
 * A price as people type it, as decimal text with a point: "49,90", "1.249,90", "R$ 49.90", "1,249.90".
 * A point before groups of three is Portuguese for thousands: "1.000" is a thousand, "0.125" and
 * "49.90" are not grouped so. Undefined where it is no price, or could be two.
 */
export function decimalPrice(typed: string): string | undefined {
  // NFKC makes full-width digits and signs ASCII.
  const text = typed
    .normalize("NFKC")
    .replace(/^\s*R\$/, "")
    .replace(/\s/g, "");
  const decimalSign = signOf(text);
  const [whole = "", decimals, ...more] =
    decimalSign === undefined ? [text] : text.split(decimalSign);
  const digits = ungrouped(whole, decimalSign === "." ? "," : ".");
  if (digits === undefined || more.length > 0 || !/^\d+$/.test(decimals ?? "0")) {
    return undefined;
  }
  return decimals ? `${digits}.${decimals}` : digits;
}

/** Which of the two begins the decimals: the last, unless it only groups. */
function signOf(text: string): "," | "." | undefined {
  const last = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  if (!text.includes(last)) {
    return undefined;
  }
  return last === "." && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) ? undefined : last;
}

function ungrouped(whole: string, sign: "," | "."): string | undefined {
  const groups = whole.split(sign);
  const isGrouped = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/.test(group) : /^\d{3}$/.test(group),
  );
  return isGrouped || /^\d+$/.test(whole) ? groups.join("") : undefined;
}
