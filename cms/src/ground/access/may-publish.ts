import type { PayloadRequest } from "payload";

interface RequestArgument {
  req: PayloadRequest;
}

/** Staff who decide what visitors see: editors and administrators, and no writers. */
export function mayPublish({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role !== "writer";
}
