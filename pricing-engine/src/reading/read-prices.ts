import { type PriceName, priceNames } from "../catalogue.ts";
import { priceFormat } from "./bounds.ts";
import { readDecimal } from "./read-decimal.ts";
import { readObject } from "./read-object.ts";

/** Ten-thousandths of R$. */
export type ExactPrices = Readonly<Record<PriceName, number>>;

export function readPrices(value: unknown, path: string): ExactPrices {
  const fields = readObject(value, path);
  const prices: Partial<Record<PriceName, number>> = {};
  for (const name of priceNames) {
    prices[name] = readDecimal(fields[name], `${path}.${name}`, priceFormat);
  }
  return prices as ExactPrices;
}
