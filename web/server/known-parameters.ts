import { maxSearchLength, planQueryKey, quoteQueryKeys, searchQueryKey } from "contracts";

/** Maximum lengths, in characters, of a calculator input and of a plan code. Longer values are invalid. */
const maxChoiceLength = 20;
const maxPlanLength = 40;
const lengths = new Map<string, number>([
  ...Object.values(quoteQueryKeys).map((key): [string, number] => [key, maxChoiceLength]),
  [planQueryKey, maxPlanLength],
  [searchQueryKey, maxSearchLength],
]);

/**
 * Returns the parameters of a query string that a calculator or the search reads, in the given order. Returns "" if the
 * query string has none of these parameters.
 */
export function selectKnownParameters(search: string): string {
  const quote = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    // Accepts two values per key, because a form sends a checkbox twice, 0 and then 1. Ignores further values.
    const length = lengths.get(key);
    if (length !== undefined && quote.getAll(key).length < 2) {
      quote.append(key, value.slice(0, length));
    }
  }
  return quote.size > 0 ? `?${quote}` : "";
}
