import type { ClientUser, PayloadRequest, TypedUser } from "payload";

/** The account of a logged-in member of staff or customer. */
export type LoggedInUser = TypedUser;

interface RequestArgument {
  req: PayloadRequest;
}

export function allowAnyone(): boolean {
  return true;
}

/** Denies every request of a client. The CMS's own operations bypass access rules. */
export function denyEveryone(): boolean {
  return false;
}

/** True for everyone with a staff account: administrators, editors and writers. */
export function isStaff({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff";
}

/** True for staff who may publish and read leads: administrators and editors, not writers. */
export function isEditorOrAdmin({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role !== "writer";
}

/** Hides a collection from the menu and screens of everyone but administrators (admin.hidden). */
export function isHiddenUnlessAdmin({ user }: { user: ClientUser }): boolean {
  return user?.collection !== "staff" || user.role !== "admin";
}

/** True for staff with the role `admin`. */
export function isAdmin({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role === "admin";
}
