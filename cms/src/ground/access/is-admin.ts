import type { PayloadRequest } from "payload";

interface RequestArgument {
  req: PayloadRequest;
}

/** Staff with the `admin` role. */
export function isAdmin({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role === "admin";
}
