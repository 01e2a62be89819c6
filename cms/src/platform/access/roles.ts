import type { PayloadRequest } from "payload";

/** Predicates for the access rules of collections. */

interface RequestArgument {
  req: PayloadRequest;
}

export function anyone(): boolean {
  return true;
}

/** Denies every request; only the product's own operations pass. */
export function nobody(): boolean {
  return false;
}

/** True for everyone with a staff account: administrators, editors and writers. */
export function isStaff({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff";
}

/** True for staff who may publish and read leads: administrators and editors, not writers. */
export function isEditor({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role !== "writer";
}

/** True for staff with the role `admin`. */
export function isAdmin({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role === "admin";
}
