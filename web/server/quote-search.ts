import { quoteQueryKeys } from "contracts";

const knownKeys = new Set<string>(Object.values(quoteQueryKeys));
/** No choice of a calculator is written longer; what is cut off was not one. */
const maxValueLength = 20;

/** What of a query string a calculator reads, in the order it came; "" when nothing. */
export function quoteSearch(search: string): string {
  const quote = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    // A switch is sent twice, 0 and then 1; no more of the same is of use.
    if (knownKeys.has(key) && quote.getAll(key).length < 2) {
      quote.append(key, value.slice(0, maxValueLength));
    }
  }
  return quote.size > 0 ? `?${quote}` : "";
}
