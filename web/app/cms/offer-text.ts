import type { SiteSetting } from "cms/payload-types";
import { factPlaceholderPattern, type Locale } from "contracts";
import { getIntl } from "#app/i18n/intl.ts";
import { memoizeByLocale } from "#app/i18n/memoize-by-locale.ts";
import { replaceDeep } from "./replace-deep.ts";

/** Site settings that the placeholders of the offer refer to. */
export type OfferSettings = Pick<SiteSetting, "offer" | "datacenterCity">;

interface OfferTextOptions {
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

/** Returns the text for a placeholder; undefined if its setting is empty or unknown. */
function offerDetail(kind: string, name: string, { settings, locale }: OfferTextOptions) {
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

/**
 * Replaces the placeholders of the offer in a text, such as `{fact:payment}`. A placeholder with an empty setting
 * becomes "on request"; an empty `{anchor:…}` is omitted, because its setting is a whole sentence.
 */
export function replaceOfferPlaceholders(text: string, options: OfferTextOptions): string {
  return text.replace(factPlaceholderPattern, (_, kind: string, name: string) => {
    if (kind === "anchor") {
      return String(fieldOf(options.settings.offer?.anchors, name) ?? "");
    }
    const value = offerDetail(kind, name, options);
    return typeof value === "string" && value !== ""
      ? value
      : getIntl(options.locale).formatMessage({ id: "offer.onRequest" });
  });
}

/** Replaces the placeholders of the offer in all texts of a document. */
export function replaceOfferPlaceholdersInAll<Content>(
  content: Content,
  options: OfferTextOptions,
): Content {
  return replaceDeep(content, (part) =>
    typeof part === "string" ? replaceOfferPlaceholders(part, options) : part,
  );
}
