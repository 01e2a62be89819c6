import { maxMonths, percentFormat } from "./bounds.ts";
import type { Place } from "./place.ts";
import { readDecimal } from "./read-decimal.ts";
import { readObject } from "./read-object.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** A contract length, and its discount in hundredths of a percent. */
export interface ExactTerm {
  readonly months: number;
  readonly basisPoints: number;
}

/** A list of at least one term, each length once. Stops at the first that is refused. */
export function readTerms(value: unknown, place: Place): readonly ExactTerm[] {
  const terms: ExactTerm[] = [];
  if (!Array.isArray(value) || value.length === 0) {
    place.refuse(value, { code: "wrong-type", allowed: "non-empty list" });
    return terms;
  }
  for (let index = 0; index < value.length && !place.report.error; index++) {
    terms.push(readListedTerm(value[index], place.at(index), terms));
  }
  return terms;
}

function readListedTerm(value: unknown, place: Place, earlier: readonly ExactTerm[]): ExactTerm {
  const term = readObject(value, place);
  const months = readWholeNumber(term.months, place.at("months"), { min: 1, max: maxMonths });
  if (earlier.some((each) => each.months === months)) {
    place.at("months").refuse(months, { code: "listed-twice", allowed: "each term once" });
  }
  const discount = place.at("discountPercent");
  return { months, basisPoints: readDecimal(term.discountPercent, discount, percentFormat) };
}
