import { parsePrice } from "contracts";

/** Parses a number with comma or point; returns null for empty input, and the text itself if it is not a number. */
export function readDecimal(typed: string): number | string | null {
  const text = typed.trim();
  // Removes a final comma or point, because "27," is an unfinished "27,90". Parses negative numbers too; the engine
  // rejects them.
  const decimal = parsePrice(text.replace(/^-/, "").replace(/[.,]$/, ""));
  if (decimal === undefined) {
    return text || null;
  }
  return text.startsWith("-") ? -Number(decimal) : Number(decimal);
}

/** Formats a field's value for a language of the admin screens. */
export function formatDecimal(value: unknown, language: string): string {
  if (typeof value === "number") {
    return language === "en" ? String(value) : String(value).replace(".", ",");
  }
  return typeof value === "string" ? value : "";
}
