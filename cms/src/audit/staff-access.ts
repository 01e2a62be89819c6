import { isEditorOrAdmin } from "../platform/access/roles.ts";
import type { Access } from "../platform/request/endpoint.ts";
import type { Actor } from "./audit.ts";

/** Restricts an endpoint of the admin screens to staff, because Payload's custom endpoints are public by default. */
export const staffOnly: Access<Actor> = ({ user }) =>
  user?.collection === "staff"
    ? { ok: true, account: { id: user.id, email: user.email } }
    : { ok: false, code: "forbidden" };

/** Same as staffOnly, but rejects writers. */
export const editorsOnly: Access<Actor> = (req) =>
  isEditorOrAdmin({ req }) ? staffOnly(req) : { ok: false, code: "forbidden" };
