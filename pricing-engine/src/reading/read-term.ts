import type { Place } from "./place.ts";
import type { ExactTerm } from "./read-terms.ts";

const none: ExactTerm = { months: 1, basisPoints: 0 };

/** The term of that many months, among those offered. */
export function readTerm(months: unknown, place: Place, terms: readonly ExactTerm[]): ExactTerm {
  const term = terms.find((each) => each.months === months);
  if (term) return term;
  place.refuse(months, { code: "not-offered", allowed: terms.map((each) => each.months) });
  return none;
}
