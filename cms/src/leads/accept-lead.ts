import { createHash } from "node:crypto";
import { formKeyLifetimeSeconds, formKeyPrefix } from "contracts";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { leads } from "../payload-schema.ts";
import { type Database, inTransaction } from "../platform/database.ts";
import { queueLeadConfirmation } from "./acknowledge.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { addDeliveries, deliverableColumns } from "./delivery/delivery-store.ts";
import type { NewLead } from "./new-lead.ts";

export type AcceptLeadResult =
  /** `isRepeated` means that an earlier request stored the lead. */
  { ok: true; id: string; isRepeated: boolean } | { ok: false; code: "conflict" };

/**
 * Fields that identify a lead, by the names under which they are hashed. Do not change the list or its order: during
 * an upgrade two releases hash the same lead, and the older release does not know new fields. New fields are stored
 * but not hashed.
 */
const hashedFields = {
  kind: "kind",
  name: "name",
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  company: "company",
  service: "service",
  message: "message",
  quote_code: "quoteCode",
  locale: "locale",
  page: "page",
  consent_version: "consentVersion",
  utm_source: "utm_source",
  utm_medium: "utm_medium",
  utm_campaign: "utm_campaign",
  utm_term: "utm_term",
  utm_content: "utm_content",
} as const satisfies Record<string, keyof NewLead>;

/** Returns a hash of the visitor's input, without values that differ between two clicks on the same button. */
function contentHash(lead: NewLead): string {
  const content = Object.entries(hashedFields).map(([name, field]) => [name, lead[field] ?? null]);
  return createHash("sha256")
    .update(JSON.stringify(Object.fromEntries(content)))
    .digest("base64url");
}

/** Removes the expired idempotency key of a form, so that sending the same form again creates another lead. */
async function releaseExpiredKey(database: Database, key: string): Promise<void> {
  await database
    .update(leads)
    .set({ idempotencyKey: null })
    .where(
      and(
        eq(leads.idempotencyKey, key),
        lte(leads.createdAt, sql`now() - ${formKeyLifetimeSeconds} * interval '1 s'`),
      ),
    );
}

/** Returns true for a lead that is probably from a bot; it is not delivered until staff release it. */
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
  if (idempotencyKey?.startsWith(formKeyPrefix)) {
    await releaseExpiredKey(transaction, idempotencyKey);
  }
  const [stored] = await transaction
    .insert(leads)
    .values({ ...lead, idempotencyKey, contentHash: hash })
    .onConflictDoNothing({ target: leads.idempotencyKey })
    .returning(deliverableColumns);
  if (!stored) {
    const [known] = await transaction
      .select({ id: leads.id, contentHash: leads.contentHash })
      .from(leads)
      .where(eq(leads.idempotencyKey, idempotencyKey ?? ""));
    if (!known) {
      // Tries again: the lead with this key was deleted, or its subscription ended, in the meantime.
      return addLead(transaction, lead, idempotencyKey);
    }
    return known.contentHash === hash
      ? { ok: true, id: known.id, isRepeated: true }
      : { ok: false, code: "conflict" };
  }
  if (!isHeld(lead)) {
    await addDeliveries(transaction, stored, deliverySettings);
  }
  if (!lead.suspicion) {
    await queueLeadConfirmation(transaction, { ...lead, id: stored.id });
  }
  return { ok: true, id: stored.id, isRepeated: false };
}

/**
 * Stores a lead. When the promise resolves, the lead and its deliveries are committed; if it rejects, neither is. A
 * request with the same key and content returns the same lead, until the lead's subscription ends.
 */
export function acceptLead(
  payload: Payload,
  lead: NewLead,
  idempotencyKey?: string,
): Promise<AcceptLeadResult> {
  return inTransaction(payload, (transaction) => addLead(transaction, lead, idempotencyKey));
}
