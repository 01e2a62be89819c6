import { eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PayloadRequest, Where } from "payload";
import type { SQL } from "../database.ts";
import { isStaff } from "./is-staff.ts";

/** What everybody may read, as Payload's queries say it. */
export const published: Where = { _status: { equals: "published" } };

/** What everybody may read, in a statement of our own. */
export function isPublished({ _status }: { _status: PgColumn }): SQL {
  return eq(_status, "published");
}

/** Staff read drafts too; everyone else reads what is published. */
export function publishedOrStaff({ req }: { req: PayloadRequest }): boolean | Where {
  return isStaff({ req }) || published;
}
