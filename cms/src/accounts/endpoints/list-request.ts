import type { PayloadRequest } from "payload";

/**
 * Query parameters for which the response is a page of the list. Without any of them the response is a plain array, as
 * the API specification requires.
 */
const listParameters = ["page", "limit", "search", "sort", "filter", "status", "plan", "due"];

export function isPageRequested({ searchParams }: Pick<PayloadRequest, "searchParams">): boolean {
  return listParameters.some((name) => searchParams.has(name));
}
