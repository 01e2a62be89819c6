import type { PayloadRequest } from "payload";

interface RequestArgument {
  req: PayloadRequest;
}

/** Staff who decide what visitors see, and who see what visitors send: no writers. */
export function isEditor({ req }: RequestArgument): boolean {
  return req.user?.collection === "staff" && req.user.role !== "writer";
}
