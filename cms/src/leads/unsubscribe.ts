import { defaultLocale } from "contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { leads } from "../payload-schema.ts";
import { type Database, inTransaction } from "../platform/database.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { addDeliveries, leadRoutingColumns } from "./delivery/delivery-store.ts";
import { matchesLeadEmail } from "./has-email.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

const now = sql`now()`;

/**
 * Stores an ended subscription for an e-mail address whose lead was deleted. The newsletter's system may still store
 * the address and must be notified.
 */
async function addEndedSubscription(transaction: Database, email: string) {
  const isSubscription = and(eq(leads.kind, "newsletter"), matchesLeadEmail(email));
  if ((await transaction.$count(leads, isSubscription)) > 0) {
    return [];
  }
  return await transaction
    .insert(leads)
    .values({ kind: "newsletter", name: email, email, locale: defaultLocale, unsubscribedAt: now })
    .returning(leadRoutingColumns);
}

/**
 * Ends all newsletter subscriptions of the e-mail address in a token, and queues a message to the newsletter's system.
 * Repeated calls have no effect. Returns false for a token that we did not issue.
 */
export async function unsubscribe(payload: Payload, token: string): Promise<boolean> {
  const email = readUnsubscribeToken(token);
  if (email === undefined) {
    return false;
  }
  await inTransaction(payload, async (transaction) => {
    const ended = await transaction
      .update(leads)
      // Removes the idempotency key, so that sending the same form again creates a new subscription.
      .set({ unsubscribedAt: now, updatedAt: now, idempotencyKey: null })
      .where(
        and(eq(leads.kind, "newsletter"), isNull(leads.unsubscribedAt), matchesLeadEmail(email)),
      )
      .returning(leadRoutingColumns);
    for (const lead of ended.length > 0 ? ended : await addEndedSubscription(transaction, email)) {
      await addDeliveries(transaction, lead, deliverySettings);
    }
  });
  return true;
}
