import { createHash } from "node:crypto";
import { formKeyLifetimeSeconds, formKeyPrefix } from "contracts";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { leads } from "../payload-schema.ts";
import { type Database, inTransaction } from "../platform/database.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { addDeliveries, leadRoutingColumns } from "./delivery/delivery-store.ts";
import type { NewLead } from "./new-lead.ts";
import { queueLeadConfirmation } from "./queue-lead-confirmation.ts";

export type AcceptLeadResult =
  /** `isRepeated` is true if an earlier request stored the lead. */
  { ok: true; id: string; isRepeated: boolean } | { ok: false; code: "conflict" };

/**
 * Fields of a lead that are hashed, by name in the hash. Do not change the list or its order: during an upgrade two
 * releases hash the same lead, and the older release does not know new fields. New fields are stored but not hashed.
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

/** Returns a hash of the visitor's input. Excludes values that differ between two clicks on the same button. */
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

/** Returns true for a lead that is probably from a bot. The lead is not delivered until staff release it. */
function isHeld({ suspicion }: NewLead): boolean {
  return suspicion === "trap" || suspicion === "too-quick";
}

/** Stores a lead and its deliveries in the caller's transaction. */
export async function storeLead(
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
    .returning(leadRoutingColumns);
  if (!stored) {
    const [known] = await transaction
      .select({ id: leads.id, contentHash: leads.contentHash })
      .from(leads)
      .where(eq(leads.idempotencyKey, idempotencyKey ?? ""));
    if (!known) {
      // Retries, because the lead with this key was deleted meanwhile or its subscription ended.
      return storeLead(transaction, lead, idempotencyKey);
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
 * Stores a lead and its deliveries in one transaction. A repeated request with the same key and content returns the
 * same lead. After the lead's subscription ends, the request stores another lead.
 */
export function acceptLead(
  payload: Payload,
  lead: NewLead,
  idempotencyKey?: string,
): Promise<AcceptLeadResult> {
  return inTransaction(payload, (transaction) => storeLead(transaction, lead, idempotencyKey));
}
