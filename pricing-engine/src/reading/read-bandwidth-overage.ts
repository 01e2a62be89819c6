import { overageRules } from "../catalogue.ts";
import { maxQuantity, priceFormat } from "./bounds.ts";
import type { Place } from "./place.ts";
import { readChoice } from "./read-choice.ts";
import { readDecimal } from "./read-decimal.ts";
import { readObject } from "./read-object.ts";
import type { ExactPrices } from "./read-prices.ts";
import { readWholeNumber } from "./read-whole-number.ts";

export interface ExactBandwidthOverage {
  readonly includedGb: number;
  readonly blockGb: number;
  /** Ten-thousandths of R$. Half of an odd list price ends in .5, which a double holds exactly. */
  readonly blockPrice: number;
}

export function readBandwidthOverage(
  value: unknown,
  place: Place,
  prices: ExactPrices,
): ExactBandwidthOverage {
  const overage = readObject(value, place);
  const rule = readChoice(overage.rule, place.at("rule"), overageRules);
  return {
    includedGb: readWholeNumber(overage.includedGb, place.at("includedGb"), {
      min: 0,
      max: maxQuantity,
    }),
    blockGb: readWholeNumber(overage.blockGb, place.at("blockGb"), { min: 1, max: maxQuantity }),
    blockPrice:
      rule === "half-list-price"
        ? prices.bandwidthPrice / 2
        : readDecimal(overage.blockPrice, place.at("blockPrice"), priceFormat),
  };
}
