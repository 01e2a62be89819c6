import { type PriceName, priceNames } from "../catalogue.ts";
import { priceFormat } from "./bounds.ts";
import type { Place } from "./place.ts";
import { readDecimal } from "./read-decimal.ts";
import { readObject } from "./read-object.ts";

/** Ten-thousandths of R$. */
export type ExactPrices = Readonly<Record<PriceName, number>>;

export function readPrices(value: unknown, place: Place): ExactPrices {
  const fields = readObject(value, place);
  const prices: Partial<Record<PriceName, number>> = {};
  for (const name of priceNames) {
    prices[name] = readDecimal(fields[name], place.at(name), priceFormat);
  }
  return prices as ExactPrices;
}
