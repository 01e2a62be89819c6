import type { RouteHandle } from "#app/route-handle.ts";

/** The CMS decides whether the article group of the feed exists. */
export const handle: RouteHandle = { isDocument: true };

export { loader } from "./feed.ts";
