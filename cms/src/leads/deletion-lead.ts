import { type ProfileResponse, toE164 } from "contracts";
import type { Database } from "../ground/database.ts";
import { addLead } from "./accept-lead.ts";

/**
 * Tells staff, as a lead, that a customer wishes to be deleted: one lead a day, however often it is
 * asked for and taken back. A wish that was taken back leaves its lead; what counts is the customer's record.
 */
export async function addDeletionLead(
  transaction: Database,
  { id, fullname, email, phone, phoneExtension, locale, deletionRequestedAt }: ProfileResponse,
): Promise<void> {
  if (deletionRequestedAt === null) {
    return;
  }
  await addLead(
    transaction,
    { kind: "deletion", name: fullname, email, phone: toE164(phone), phoneExtension, locale },
    `deletion ${id} ${deletionRequestedAt.slice(0, 10)}`,
  );
}
