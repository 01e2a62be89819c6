import { createHash } from "node:crypto";
import { eq, getTableColumns } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, inTransaction } from "../ground/database.ts";
import { leads } from "../payload-schema.ts";
import { acknowledge } from "./acknowledge.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { addDeliveries } from "./delivery/delivery-store.ts";
import { type NewLead, sentFields } from "./new-lead.ts";

export type AcceptLeadResult =
  /** `isRepeated`: it was here already. */
  { ok: true; id: string; isRepeated: boolean } | { ok: false; code: "conflict" };

/** What the visitor sent, without what differs between two clicks on the same button. */
function contentHash(lead: NewLead): string {
  const columns = getTableColumns(leads);
  const content = sentFields.map((field) => [columns[field].name, lead[field] ?? null]);
  return createHash("sha256")
    .update(JSON.stringify(Object.fromEntries(content)))
    .digest("base64url");
}

async function repeated(
  database: Database,
  { key, hash }: { key: string; hash: string },
): Promise<AcceptLeadResult> {
  const [known] = await database
    .select({ id: leads.id, contentHash: leads.contentHash })
    .from(leads)
    .where(eq(leads.idempotencyKey, key));
  return known?.contentHash === hash
    ? { ok: true, id: known.id, isRepeated: true }
    : { ok: false, code: "conflict" };
}

/** Held until somebody of the staff has looked at it: a machine sent it, as far as we can tell. */
function isHeld({ suspicion }: NewLead): boolean {
  return suspicion === "trap" || suspicion === "too-quick";
}

/** Stores a lead together with its deliveries, in the transaction of the caller. */
export async function addLead(
  transaction: Database,
  lead: NewLead,
  idempotencyKey?: string,
): Promise<AcceptLeadResult> {
  const hash = contentHash(lead);
  const [stored] = await transaction
    .insert(leads)
    .values({ ...lead, idempotencyKey, contentHash: hash })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning({ id: leads.id, kind: leads.kind });
  if (!stored) {
    return repeated(transaction, { key: idempotencyKey ?? "", hash });
  }
  if (!isHeld(lead)) {
    await addDeliveries(transaction, stored, deliverySettings);
  }
  if (!lead.suspicion) {
    await acknowledge(transaction, { ...lead, id: stored.id });
  }
  return { ok: true, id: stored.id, isRepeated: false };
}

/**
 * Stores a lead: once this has answered, it and its deliveries are on disk; when it throws, neither
 * is. The same key with the same content is the same lead.
 */
export function acceptLead(
  payload: Payload,
  lead: NewLead,
  idempotencyKey?: string,
): Promise<AcceptLeadResult> {
  return inTransaction(payload, (transaction) => addLead(transaction, lead, idempotencyKey));
}
