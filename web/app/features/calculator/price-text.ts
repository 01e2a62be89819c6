import { type Locale, pricePlaceholder } from "contracts";
import { type Catalogue, calculateQuote, type Price } from "pricing-engine";
import { replacedWithin } from "#app/cms/replaced-within.ts";
import type { QuoteOfToday } from "#app/cms/rich-text/index.ts";
import { readConfiguration } from "./configuration-query.ts";
import { formatsOf } from "./formats.ts";
import { configurationHref } from "./quote-address.ts";

const sentenceEnd = /(?<=[.!?])\s+/;

interface PriceTextOptions {
  /** Absent while none is published. */
  catalogue: Catalogue | undefined;
  locale: Locale;
  /** Of the page with the calculator, where there is one in the language. */
  calculatorPath?: string | undefined;
}

/** What the catalogue charges beside its base prices. */
function surcharge(name: string, { prices, policy }: Catalogue): number | undefined {
  switch (name) {
    case "storageAbove":
      return 2 * Number(prices.storagePrice);
    case "bandwidthBlock": {
      const { rule, blockPrice } = policy.bandwidthOverage;
      return rule === "fixed" ? Number(blockPrice) : Number(prices.bandwidthPrice) / 2;
    }
    default:
      return undefined;
  }
}

function unitPrice(name: string, catalogue: Catalogue, locale: Locale): string | undefined {
  const base = (catalogue.prices as Record<string, Price | undefined>)[name];
  const price = base === undefined ? surcharge(name, catalogue) : Number(base);
  const tenThousandths = price === undefined ? Number.NaN : Math.round(price * 10_000);
  return Number.isNaN(tenThousandths) ? undefined : formatsOf({ locale }).unitPrice(tenThousandths);
}

/** Of exactly what the query says: a choice that cannot be had has no price. */
function quoteOf(query: string, catalogue: Catalogue, locale: Locale): QuoteOfToday | undefined {
  const { configuration, adjusted } = readConfiguration(query, catalogue.policy);
  const priced = calculateQuote({ configuration, catalogue });
  return priced.ok && adjusted.length === 0
    ? { configuration, amount: formatsOf({ locale }).money(priced.quote.monthlyAfterDiscount) }
    : undefined;
}

function monthlyPrice(query: string, catalogue: Catalogue, locale: Locale): string | undefined {
  return quoteOf(query, catalogue, locale)?.amount;
}

/** What a term of so many months takes off; one that is not on offer has none. */
function discount(months: string, { policy }: Catalogue, locale: Locale): string | undefined {
  const term = policy.terms.find((each) => String(each.months) === months);
  return term && formatsOf({ locale }).percent(term.discountPercent);
}

const tell = { price: monthlyPrice, unit: unitPrice, discount };

/** A block of running text that names a configuration, with what that costs; none is left out. */
function withQuote(block: object, query: string, options: PriceTextOptions): object {
  const { catalogue, locale, calculatorPath } = options;
  const quote = catalogue && quoteOf(query, catalogue, locale);
  const href = calculatorPath && configurationHref(calculatorPath, query);
  return quote ? { ...block, quote: { ...quote, ...(href ? { href } : {}) } } : block;
}

/** The text with its prices; a sentence with one that cannot be told is left out. */
export function priceText(text: string, { catalogue, locale }: PriceTextOptions): string {
  let isTold = true;
  const fill = (part: string) =>
    part.replace(pricePlaceholder, (_, kind: keyof typeof tell, of: string) => {
      const told = catalogue && tell[kind](of, catalogue, locale);
      isTold &&= told !== undefined;
      return told ?? "";
    });
  const whole = fill(text);
  if (isTold) {
    return whole;
  }
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => {
      isTold = true;
      const filled = fill(sentence);
      return isTold ? [filled] : [];
    })
    .join(" ");
}

/** All copy of a document with its prices. */
export function withPrices<Content>(content: Content, options: PriceTextOptions): Content {
  return replacedWithin(content, (part) => {
    if (typeof part === "string") {
      return priceText(part, options);
    }
    return isLiveQuote(part) ? withQuote(part, String(part.configuration), options) : part;
  });
}

function isLiveQuote(part: unknown): part is { configuration: unknown } {
  return (
    typeof part === "object" &&
    part !== null &&
    "blockType" in part &&
    part.blockType === "liveQuote" &&
    "configuration" in part
  );
}
