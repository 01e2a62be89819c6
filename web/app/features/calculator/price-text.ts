import { type Locale, pricePlaceholderPattern } from "contracts";
import { type Catalogue, calculateQuote, findCheapestOffer, type Price } from "pricing-engine";
import { replaceDeep } from "#app/cms/replace-deep.ts";
import type { CurrentQuote } from "#app/cms/rich-text/index.ts";
import { parseConfiguration } from "./configuration-query.ts";
import { createCalculatorFormats } from "./formats.ts";
import { configurationHref } from "./quote-url.ts";

const sentenceEnd = /(?<=[.!?])\s+/;

interface PriceTextOptions {
  /** Undefined while no catalogue is published. */
  catalogue: Catalogue | undefined;
  locale: Locale;
  /** Path of the page with the calculator, if the language has such a page. */
  calculatorPath?: string | undefined;
}

/** Returns a price that the catalogue derives from its base prices. */
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
  return Number.isNaN(tenThousandths)
    ? undefined
    : createCalculatorFormats({ locale }).unitPrice(tenThousandths);
}

/**
 * Returns the price of the configuration in a query; undefined if the policy does not allow this exact configuration.
 */
function quoteOf(query: string, catalogue: Catalogue, locale: Locale): CurrentQuote | undefined {
  const { configuration, adjusted } = parseConfiguration(query, catalogue);
  const priced = calculateQuote({ configuration, catalogue });
  return priced.ok && adjusted.length === 0
    ? {
        configuration,
        amount: createCalculatorFormats({ locale }).money(priced.quote.monthlyAfterDiscount),
      }
    : undefined;
}

function monthlyPrice(query: string, catalogue: Catalogue, locale: Locale): string | undefined {
  return quoteOf(query, catalogue, locale)?.amount;
}

/** Returns the discount of a term; undefined if the policy does not offer the term. */
function discount(months: string, { policy }: Catalogue, locale: Locale): string | undefined {
  const term = policy.terms.find((each) => String(each.months) === months);
  return term && createCalculatorFormats({ locale }).percent(term.discountPercent);
}

/** Returns the price of the cheapest configuration, or the term of that price. */
function lowestPrice(kind: string, catalogue: Catalogue, locale: Locale): string | undefined {
  const cheapest = findCheapestOffer(catalogue);
  if (!cheapest.ok) {
    return undefined;
  }
  const { monthlyAfterDiscount, termMonths } = cheapest.quote;
  switch (kind) {
    case "price":
      return createCalculatorFormats({ locale }).money(monthlyAfterDiscount);
    case "term":
      return createCalculatorFormats({ locale }).months(termMonths);
    default:
      return undefined;
  }
}

/** Functions that format a placeholder, by kind. A function returns undefined if the price is unknown. */
const formatters = { price: monthlyPrice, unit: unitPrice, discount, from: lowestPrice };

/** Adds the price of a configuration to a block. If the price is unknown, returns the block unchanged. */
function withQuote(block: object, query: string, options: PriceTextOptions): object {
  const { catalogue, locale, calculatorPath } = options;
  const quote = catalogue && quoteOf(query, catalogue, locale);
  const href = calculatorPath && configurationHref(calculatorPath, query);
  return quote ? { ...block, quote: { ...quote, ...(href ? { href } : {}) } } : block;
}

/**
 * Replaces the price placeholders of a text; omits each sentence that contains an unknown price.
 */
export function replacePricePlaceholders(
  text: string,
  { catalogue, locale }: PriceTextOptions,
): string {
  let isComplete = true;
  const fill = (part: string) =>
    part.replace(pricePlaceholderPattern, (_, kind: keyof typeof formatters, of: string) => {
      const formatted = catalogue && formatters[kind](of, catalogue, locale);
      isComplete &&= formatted !== undefined;
      return formatted ?? "";
    });
  const filledText = fill(text);
  if (isComplete) {
    return filledText;
  }
  return text
    .split(sentenceEnd)
    .flatMap((sentence) => {
      isComplete = true;
      const filled = fill(sentence);
      return isComplete ? [filled] : [];
    })
    .join(" ");
}

/**
 * Replaces the price placeholders in all texts of a document, and adds prices to its quote blocks.
 */
export function resolvePrices<Content>(content: Content, options: PriceTextOptions): Content {
  return replaceDeep(content, (part) => {
    if (typeof part === "string") {
      return replacePricePlaceholders(part, options);
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
