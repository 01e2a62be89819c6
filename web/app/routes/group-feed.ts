import type { RouteHandle } from "#app/hydrates.ts";

/** The feed of an article group, which the CMS may not have. */
export const handle: RouteHandle = { isDocument: true };

export { loader } from "./feed.ts";
