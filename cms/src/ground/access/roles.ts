import type { PayloadRequest } from "payload";

/** Who may do something: what Payload's access functions ask of the person who does it. */

interface RequestArgument {
  req: PayloadRequest;
}

export function anyone(): boolean {
  return true;
}

/** Closed to every request; only the product's own operations get through. */
export function nobody(): boolean {
  return false;
}

/** Anyone with a staff account: administrators, editors and writers. */
export function isStaff({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff";
}

/** Staff who decide what visitors see, and who see what visitors send: no writers. */
export function isEditor({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role !== "writer";
}

/** Staff with the `admin` role. */
export function isAdmin({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role === "admin";
}
