import type { PayloadRequest } from "payload";

interface RequestArgument {
  req: PayloadRequest;
}

/** Anyone with a staff account: administrators, editors and writers. */
export function isStaff({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff";
}
