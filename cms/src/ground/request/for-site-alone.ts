import type { Endpoint } from "payload";

/** For the site alone: its proxy tells where a visitor's request came from, its own calls do not. */
export function forSiteAlone(handler: Endpoint["handler"]): Endpoint["handler"] {
  return (request) =>
    request.headers.has("x-forwarded-for")
      ? Response.json({ error: "Not found" }, { status: 404 })
      : handler(request);
}
