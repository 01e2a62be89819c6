import type { Endpoint, PayloadRequest } from "payload";
import type { Actor } from "./audit.ts";

interface StaffEndpoint extends Omit<Endpoint, "handler"> {
  handler: (req: PayloadRequest, actor: Actor) => Response | Promise<Response>;
}

/** An endpoint of the admin screens: custom endpoints are open until they say otherwise. */
export function staffOnly({ handler, ...endpoint }: StaffEndpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) =>
      req.user?.collection === "staff"
        ? handler(req, { id: req.user.id, email: req.user.email })
        : Response.json({ error: "Forbidden", code: "forbidden" }, { status: 403 }),
  };
}
