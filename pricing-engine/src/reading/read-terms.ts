import { maxMonths, percentFormat } from "./bounds.ts";
import { readDecimal } from "./read-decimal.ts";
import { readObject } from "./read-object.ts";
import { readWholeNumber } from "./read-whole-number.ts";
import { refuse } from "./refuse.ts";

/** A contract length and its discount. */
export interface ExactTerm {
  readonly months: number;
  readonly discountPercent: number;
  /** The discount in hundredths of a percent: whole. */
  readonly basisPoints: number;
}

/** A list of at least one term, each length once. */
export function readTerms(value: unknown, path: string): readonly ExactTerm[] {
  if (!Array.isArray(value) || value.length === 0) {
    return refuse(value, path, { code: "wrong-type", allowed: "non-empty list" });
  }
  const terms: ExactTerm[] = [];
  for (let index = 0; index < value.length; index++) {
    const term = readListedTerm(value[index], `${path}.${index}`);
    if (terms.some(({ months }) => months === term.months)) {
      const refusal = { code: "listed-twice", allowed: "each term once" } as const;
      return refuse(term.months, `${path}.${index}.months`, refusal);
    }
    terms.push(term);
  }
  return terms;
}

function readListedTerm(value: unknown, path: string): ExactTerm {
  const term = readObject(value, path);
  const months = readWholeNumber(term.months, `${path}.months`, { min: 1, max: maxMonths });
  const percentPath = `${path}.discountPercent`;
  const basisPoints = readDecimal(term.discountPercent, percentPath, percentFormat);
  return { months, discountPercent: basisPoints / percentFormat.scale, basisPoints };
}
