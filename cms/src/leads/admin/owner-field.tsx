import type { RelationshipFieldServerProps } from "payload";
import { database } from "../../ground/database.ts";
import { staff } from "../../payload-schema.ts";
import { mayTakeLeads } from "../collections/lead-owner.ts";
import { OwnerSelect } from "./owner-select.tsx";

/** Who may take a lead, by name: editors may not read each other's accounts. */
export async function OwnerField({ path, payload, user }: RelationshipFieldServerProps) {
  const colleagues = await database(payload)
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(mayTakeLeads)
    .orderBy(staff.name);
  return <OwnerSelect path={path} colleagues={colleagues} ownId={user?.id} />;
}
