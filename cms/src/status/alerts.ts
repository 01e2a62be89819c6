import type { StatusAlertRequest } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { database, inTransaction } from "../ground/database.ts";
import { queueMails } from "../ground/mail/mail-queue.ts";
import { statusSubscribers } from "../ground/own-tables.ts";
import { subscriberOf } from "./alert-tokens.ts";
import { confirmationLetter } from "./status-letters.ts";

/**
 * Asks the owner of an address whether to tell them of the status. Anybody can type anybody's address:
 * while it waits for an answer, and once it is subscribed, it gets no further letter of this kind.
 */
export async function askToSubscribe(
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
      await queueMails(transaction, [confirmationLetter(subscriber)]);
    }
  });
}

/** Again is as good as once; false where we did not make the token, or the request has expired. */
export async function confirmSubscription(payload: Payload, token: string): Promise<boolean> {
  const id = subscriberOf(token, "confirm");
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

/** The address is removed; again is as good as once. False where we did not make the token. */
export async function endSubscription(payload: Payload, token: string): Promise<boolean> {
  const id = subscriberOf(token, "leave");
  if (id === undefined) {
    return false;
  }
  await database(payload).delete(statusSubscribers).where(eq(statusSubscribers.id, id));
  return true;
}
