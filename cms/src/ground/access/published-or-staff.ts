import type { PayloadRequest, Where } from "payload";
import { isStaff } from "./is-staff.ts";

/** Staff read drafts too; everyone else reads what is published. */
export function publishedOrStaff({ req }: { req: PayloadRequest }): boolean | Where {
  return isStaff({ req }) || { _status: { equals: "published" } };
}
