import type { ExactTerm } from "./read-terms.ts";
import { refuse } from "./refuse.ts";

/** The term of that many months, among those offered. */
export function readTerm(months: unknown, path: string, terms: readonly ExactTerm[]): ExactTerm {
  const term = terms.find((each) => each.months === months);
  if (term) return term;
  return refuse(months, path, { code: "not-offered", allowed: terms.map((each) => each.months) });
}
