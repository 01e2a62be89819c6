import { type ProfileResponse, toE164 } from "contracts";
import type { PoolClient } from "pg";
import { addLead, type LeadStore } from "./accept-lead.ts";

interface DeletionWish extends Pick<LeadStore, "queue" | "destinations"> {
  client: PoolClient;
  customer: ProfileResponse;
}

/**
 * Tells staff, as a lead, that a customer wishes to be deleted: one lead a day, however often it is
 * asked for and taken back. A wish that was taken back leaves its lead; what counts is the customer's record.
 */
export async function addDeletionLead({ customer, ...store }: DeletionWish): Promise<void> {
  const { id, fullname, email, phone, locale, deletionRequestedAt } = customer;
  if (deletionRequestedAt === null) {
    return;
  }
  await addLead({
    ...store,
    lead: { kind: "deletion", name: fullname, email, phone: toE164(phone), locale },
    idempotencyKey: `deletion ${id} ${deletionRequestedAt.slice(0, 10)}`,
  });
}
