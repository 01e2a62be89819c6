import type { RelationshipFieldServerProps } from "payload";
import { staff } from "../../payload-schema.ts";
import { database } from "../../platform/database.ts";
import { canOwnLeads } from "../collections/lead-owner.ts";
import { OwnerSelect } from "./owner-select.tsx";

/**
 * Select field for a lead's owner. Reads the names of possible owners on the server, because editors may not read each
 * other's accounts.
 */
export async function OwnerField({ path, payload, user }: RelationshipFieldServerProps) {
  const colleagues = await database(payload)
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(canOwnLeads)
    .orderBy(staff.name);
  return <OwnerSelect path={path} colleagues={colleagues} ownId={user?.id} />;
}
