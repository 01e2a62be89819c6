import { type ProfileResponse, toE164 } from "contracts";
import { inArray } from "drizzle-orm";
import { leads } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";
import { storeLead } from "./accept-lead.ts";
import { withdrawLeads } from "./withdraw-leads.ts";

/**
 * Returns the possible idempotency keys of a deletion request's lead. The keys of the previous release contain only the
 * day of the request.
 */
function idempotencyKeys({
  id,
  requestedAt,
}: {
  id: string;
  requestedAt: string;
}): [string, string] {
  return [`deletion ${id} ${requestedAt}`, `deletion ${id} ${requestedAt.slice(0, 10)}`];
}

/** Stores a customer's deletion request as a lead. Repeated calls store no further lead. */
export async function addDeletionLead(
  transaction: Database,
  {
    id,
    fullname,
    email,
    phone,
    phoneExtension,
    locale,
    deletionRequestedAt,
  }: ProfileResponse & { deletionRequestedAt: string },
): Promise<void> {
  const [key] = idempotencyKeys({ id, requestedAt: deletionRequestedAt });
  await storeLead(
    transaction,
    { kind: "deletion", name: fullname, email, phone: toE164(phone), phoneExtension, locale },
    key,
  );
}

/** Closes the lead of a deletion request that the customer withdrew. */
export async function closeDeletionLead(
  transaction: Database,
  request: { id: string; requestedAt: string },
): Promise<void> {
  await withdrawLeads(transaction, inArray(leads.idempotencyKey, idempotencyKeys(request)));
}
