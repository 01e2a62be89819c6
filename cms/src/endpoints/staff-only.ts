import type { Endpoint, PayloadHandler } from "payload";
import { isStaff } from "../access/is-staff.ts";

/** An endpoint of the admin screens: custom endpoints are open until they say otherwise. */
export function staffOnly(endpoint: Endpoint): Endpoint {
  const handler: PayloadHandler = (req) =>
    isStaff({ req })
      ? endpoint.handler(req)
      : Response.json({ error: "Forbidden", code: "forbidden" }, { status: 403 });
  return { ...endpoint, handler };
}
