import { maxSearchLength, quoteQueryKeys, searchQueryKey } from "contracts";

/** No choice of a calculator is written longer; what is cut off was not one. */
const maxChoiceLength = 20;
const lengths = new Map<string, number>([
  ...Object.values(quoteQueryKeys).map((key): [string, number] => [key, maxChoiceLength]),
  [searchQueryKey, maxSearchLength],
]);

/** What of a query string a calculator or the search reads, in the order it came; "" when nothing. */
export function quoteSearch(search: string): string {
  const quote = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    // A switch is sent twice, 0 and then 1; no more of the same is of use.
    const length = lengths.get(key);
    if (length !== undefined && quote.getAll(key).length < 2) {
      quote.append(key, value.slice(0, length));
    }
  }
  return quote.size > 0 ? `?${quote}` : "";
}
