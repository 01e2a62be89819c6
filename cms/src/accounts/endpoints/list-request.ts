/** What a list may be asked for; without any the contract promises a plain array. */
const listParameters = ["page", "limit", "search", "sort", "filter", "status", "plan", "due"];

export function asksForPage(query: URLSearchParams): boolean {
  return listParameters.some((name) => query.has(name));
}
