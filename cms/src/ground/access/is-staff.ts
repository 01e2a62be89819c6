import type { PayloadRequest } from "payload";

interface RequestArgument {
  req: PayloadRequest;
}

/** Anyone with a staff account: administrators and editors. */
export function isStaff({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff";
}
