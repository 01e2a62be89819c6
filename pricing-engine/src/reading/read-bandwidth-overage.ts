import { overageRules } from "../catalogue.ts";
import { maxQuantity, priceFormat } from "./bounds.ts";
import { readChoice } from "./read-choice.ts";
import { readDecimal } from "./read-decimal.ts";
import { readObject } from "./read-object.ts";
import { readWholeNumber } from "./read-whole-number.ts";

export interface ExactBandwidthOverage {
  readonly includedGb: number;
  readonly blockGb: number;
  /** Ten-thousandths of R$. Half of an odd list price ends in .5, which a double holds exactly. */
  readonly blockPrice: number;
}

/** `bandwidthPrice` is the list price in ten-thousandths of R$. */
export function readBandwidthOverage(
  value: unknown,
  path: string,
  bandwidthPrice: number,
): ExactBandwidthOverage {
  const { includedGb, blockGb, rule, blockPrice } = readObject(value, path);
  const half = readChoice(rule, `${path}.rule`, overageRules) === "half-list-price";
  return {
    includedGb: readWholeNumber(includedGb, `${path}.includedGb`, { min: 0, max: maxQuantity }),
    blockGb: readWholeNumber(blockGb, `${path}.blockGb`, { min: 1, max: maxQuantity }),
    blockPrice: half
      ? bandwidthPrice / 2
      : readDecimal(blockPrice, `${path}.blockPrice`, priceFormat),
  };
}
