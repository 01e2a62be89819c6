import { decimalPrice } from "contracts";

/** What was typed as the number it says, comma or dot; null for nothing, the text itself where it is no number. */
export function readDecimal(typed: string): number | string | null {
  const text = typed.trim();
  // "27," is on its way to "27,90"; what is below zero is a number too, for the engine to refuse.
  const decimal = decimalPrice(text.replace(/^-/, "").replace(/[.,]$/, ""));
  if (decimal === undefined) {
    return text || null;
  }
  return text.startsWith("-") ? -Number(decimal) : Number(decimal);
}

/** A field's value as people write it in a language of the admin screens. */
export function writeDecimal(value: unknown, language: string): string {
  if (typeof value === "number") {
    return language === "en" ? String(value) : String(value).replace(".", ",");
  }
  return typeof value === "string" ? value : "";
}
