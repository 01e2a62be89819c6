import { isEditorOrAdmin } from "../platform/access/roles.ts";
import type { AccessCheck } from "../platform/request/endpoint.ts";
import type { Actor } from "./audit.ts";

/** Restricts an endpoint of the admin screens to staff, because Payload's custom endpoints are public by default. */
export const allowStaff: AccessCheck<Actor> = ({ user }) =>
  user?.collection === "staff"
    ? { ok: true, account: { id: user.id, email: user.email } }
    : { ok: false, code: "forbidden" };

/** Same as allowStaff, but rejects writers. */
export const allowEditors: AccessCheck<Actor> = (req) =>
  isEditorOrAdmin({ req }) ? allowStaff(req) : { ok: false, code: "forbidden" };
