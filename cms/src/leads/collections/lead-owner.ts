import { and, eq, isNull, ne } from "drizzle-orm";
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  ValidationError,
} from "payload";
import { staff } from "../../payload-schema.ts";
import { leadNotices } from "../../platform/app-tables.ts";
import { getRequestDatabase } from "../../platform/database.ts";
import { createOwnerNotice } from "../lead-notices.ts";

/** SQL condition: the staff member may open leads, and the account is open. */
export const canOwnLeads = and(isNull(staff.disabledAt), ne(staff.role, "writer"));

/** Stores the owner's name in the lead, because editors may not read each other's accounts. */
export const copyLeadOwnerName: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!("owner" in data)) {
    return data;
  }
  if (!data.owner) {
    return { ...data, owner: null, ownerName: null };
  }
  const id = typeof data.owner === "object" ? data.owner.id : data.owner;
  const db = await getRequestDatabase(req);
  const [owner] = await db
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), canOwnLeads));
  if (!owner) {
    const errors = [{ path: "owner", message: req.t("validation:invalidSelection") }];
    throw new ValidationError({ collection: collection.slug, errors, req });
  }
  return { ...data, owner: id, ownerName: owner.name };
};

/**
 * Marks users who assign a lead to themselves as notified. The worker then notifies only owners whom somebody else
 * assigned (lead-notices.ts).
 */
export const recordSelfAssignment: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  req,
}) => {
  const ownerId = (owner: unknown) =>
    typeof owner === "object" && owner !== null ? (owner as { id: unknown }).id : owner;
  const owner = ownerId(doc.owner);
  if (owner === ownerId(previousDoc?.owner)) {
    return;
  }
  const db = await getRequestDatabase(req);
  const ownerNotices = and(eq(leadNotices.leadId, doc.id), eq(leadNotices.kind, "taken"));
  // Deletes older notices, so that a user is notified again if the lead is assigned to them again.
  await db
    .delete(leadNotices)
    .where(
      typeof owner === "string" ? and(ownerNotices, ne(leadNotices.staffId, owner)) : ownerNotices,
    );
  if (typeof owner === "string" && owner === req.user?.id) {
    await db.insert(leadNotices).values(createOwnerNotice(doc.id, owner)).onConflictDoNothing();
  }
};
