import type { SiteSetting } from "cms/payload-types";
import { factPlaceholder, type Locale } from "contracts";
import { intlOf } from "#app/i18n/intl.ts";
import { memoizeByLocale } from "#app/i18n/memoize-by-locale.ts";
import { replaceDeep } from "./replace-deep.ts";

/** Settings that placeholders refer to. */
export type OfferSettings = Pick<SiteSetting, "offer" | "datacenterCity">;

interface FactTextOptions {
  settings: OfferSettings;
  locale: Locale;
}

const minutesPerMonth = 30 * 24 * 60;

const formatsOf = memoizeByLocale((locale) => ({
  percent: new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }),
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
}));

function fieldOf(values: object | null | undefined, name: string): unknown {
  return values && Object.hasOwn(values, name) ? (values as Record<string, unknown>)[name] : null;
}

/** Returns a fact as text; undefined if it is empty or unknown. */
function factValue(kind: string, name: string, { settings, locale }: FactTextOptions) {
  const { percent, number } = formatsOf(locale);
  const { offer, datacenterCity } = settings;
  if (kind === "fact") {
    const value = name === "city" ? datacenterCity : fieldOf(offer, name);
    return typeof value === "number" ? number.format(value) : value;
  }
  const level = fieldOf(offer?.sla, name);
  if (typeof level !== "number") {
    return undefined;
  }
  return kind === "sla"
    ? percent.format(level / 100)
    : number.format((minutesPerMonth * (100 - level)) / 100);
}

/** Fills in the facts of a text; an empty one reads "on request". */
export function factText(text: string, options: FactTextOptions): string {
  return text.replace(factPlaceholder, (_, kind: string, name: string) => {
    const value = factValue(kind, name, options);
    return typeof value === "string" && value !== ""
      ? value
      : intlOf(options.locale).formatMessage({ id: "offer.onRequest" });
  });
}

/** Fills in the facts of all texts of a document. */
export function withFacts<Content>(content: Content, options: FactTextOptions): Content {
  return replaceDeep(content, (part) =>
    typeof part === "string" ? factText(part, options) : part,
  );
}
