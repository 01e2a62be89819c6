import { defaultLocale } from "contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Database, inTransaction } from "../ground/database.ts";
import { leads } from "../payload-schema.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { addDeliveries, deliverable } from "./delivery/delivery-store.ts";
import { hasEmail } from "./has-email.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

const now = sql`now()`;

/** Records that an address left whose sign-up was deleted: the sending system may still have it. */
async function addEnded(transaction: Database, email: string) {
  const ofAddress = and(eq(leads.kind, "newsletter"), hasEmail(email));
  if ((await transaction.$count(leads, ofAddress)) > 0) {
    return [];
  }
  return await transaction
    .insert(leads)
    .values({ kind: "newsletter", name: email, email, locale: defaultLocale, unsubscribedAt: now })
    .returning(deliverable);
}

/**
 * Ends every newsletter subscription of a token's address, and queues the news for the system that
 * sends the newsletter; again is as good as once. Returns false when the token is not ours.
 */
export async function unsubscribe(payload: Payload, token: string): Promise<boolean> {
  const email = readUnsubscribeToken(token);
  if (email === undefined) {
    return false;
  }
  await inTransaction(payload, async (transaction) => {
    const ended = await transaction
      .update(leads)
      // Without its key: the same form sent again is a new subscription.
      .set({ unsubscribedAt: now, updatedAt: now, idempotencyKey: null })
      .where(and(eq(leads.kind, "newsletter"), isNull(leads.unsubscribedAt), hasEmail(email)))
      .returning(deliverable);
    for (const lead of ended.length > 0 ? ended : await addEnded(transaction, email)) {
      await addDeliveries(transaction, lead, deliverySettings);
    }
  });
  return true;
}
