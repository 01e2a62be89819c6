import type { PayloadRequest } from "payload";

/** Query parameters that make the response a page; without any, the contract promises a plain array. */
const listParameters = ["page", "limit", "search", "sort", "filter", "status", "plan", "due"];

export function requestsPage({ searchParams }: Pick<PayloadRequest, "searchParams">): boolean {
  return listParameters.some((name) => searchParams.has(name));
}
