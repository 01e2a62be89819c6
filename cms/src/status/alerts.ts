import type { StatusAlertRequest } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { statusSubscribers } from "../platform/app-tables.ts";
import { database, inTransaction } from "../platform/database.ts";
import { queueMails } from "../platform/mail/mail-queue.ts";
import { readSubscriberId } from "./alert-tokens.ts";
import { createConfirmationEmail } from "./status-emails.ts";

/**
 * Sends an e-mail that asks the owner of an e-mail address to confirm a subscription to status alerts. Sends no second
 * e-mail while the subscription is unconfirmed, and none to subscribers, because anyone can enter the address.
 */
export async function requestSubscription(
  payload: Payload,
  { email, locale, website }: StatusAlertRequest,
): Promise<void> {
  if (website) {
    return;
  }
  await inTransaction(payload, async (transaction) => {
    const [subscriber] = await transaction
      .insert(statusSubscribers)
      .values({ id: createId(), email, locale })
      .onConflictDoNothing()
      .returning();
    if (subscriber) {
      await queueMails(transaction, [createConfirmationEmail(subscriber)]);
    }
  });
}

/**
 * Confirms a subscription. Succeeds again for repeated calls. Returns false if we did not issue the token or the
 * request has expired.
 */
export async function confirmSubscription(payload: Payload, token: string): Promise<boolean> {
  const id = readSubscriberId(token, "confirm");
  if (id === undefined) {
    return false;
  }
  const confirmed = await database(payload)
    .update(statusSubscribers)
    .set({ confirmedAt: sql`coalesce(${statusSubscribers.confirmedAt}, now())` })
    .where(eq(statusSubscribers.id, id))
    .returning({ id: statusSubscribers.id });
  return confirmed.length > 0;
}

/** Deletes a subscriber. Succeeds again for repeated calls. Returns false if we did not issue the token. */
export async function endSubscription(payload: Payload, token: string): Promise<boolean> {
  const id = readSubscriberId(token, "leave");
  if (id === undefined) {
    return false;
  }
  await database(payload).delete(statusSubscribers).where(eq(statusSubscribers.id, id));
  return true;
}
