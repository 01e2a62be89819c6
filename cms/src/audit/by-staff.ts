import { isEditor } from "../ground/access/roles.ts";
import type { Access } from "../ground/request/endpoint.ts";
import type { Actor } from "./audit.ts";

/** Of an endpoint of the admin screens: custom endpoints are open until they say otherwise. */
export const byStaff: Access<Actor> = ({ user }) =>
  user?.collection === "staff"
    ? { ok: true, account: { id: user.id, email: user.email } }
    : { ok: false, code: "forbidden" };

/** The same, of what writers may not. */
export const byEditor: Access<Actor> = (req) =>
  isEditor({ req }) ? byStaff(req) : { ok: false, code: "forbidden" };
