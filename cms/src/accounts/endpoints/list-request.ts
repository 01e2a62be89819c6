import type { PayloadRequest } from "payload";

/**
 * Query parameters that make the response a page. Without any of them the response is a plain array, as the contract
 * promises.
 */
const listParameters = ["page", "limit", "search", "sort", "filter", "status", "plan", "due"];

export function isPageRequested({ searchParams }: Pick<PayloadRequest, "searchParams">): boolean {
  return listParameters.some((name) => searchParams.has(name));
}
