import type { PayloadRequest } from "payload";

/** What a list may be asked for; without any the contract promises a plain array. */
const listParameters = ["page", "limit", "search", "sort", "filter", "status", "plan", "due"];

export function asksForPage({ searchParams }: Pick<PayloadRequest, "searchParams">): boolean {
  return listParameters.some((name) => searchParams.has(name));
}
