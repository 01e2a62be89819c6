import { randomBytes } from "node:crypto";
import { type Locale, locales } from "contracts";

function isObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}

/** Returns true for a localized map: `{ "pt-BR": …, "en-US": …, "es-ES": … }`. */
function isLocalized(value: unknown): value is Partial<Record<Locale, unknown>> {
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => (locales as readonly string[]).includes(key))
  );
}

/** Returns a value with each localized map replaced by its value in one language. */
export function localize(value: unknown, locale: Locale): unknown {
  if (isLocalized(value)) {
    return value[locale];
  }
  if (Array.isArray(value)) {
    return value.map((item) => localize(item, locale));
  }
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, localize(item, locale)]),
    );
  }
  return value;
}

/** Adds an id to every row of every list, so that each language is written to the same rows. */
export function addRowIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const row = addRowIds(item);
      return isObject(row) ? { id: randomBytes(12).toString("hex"), ...row } : row;
    });
  }
  if (isObject(value) && !isLocalized(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, addRowIds(item)]));
  }
  return value;
}
