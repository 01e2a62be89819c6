import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { customers } from "../../payload-schema.ts";
import { accountLinks } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";

/**
 * Deletes the accounts that match `condition`, except the account `heirId`. Assigns the links that confirm their
 * deletion requests to that account.
 */
export async function deleteReplacedAccounts(
  transaction: Database,
  heirId: string,
  condition: SQL | undefined,
): Promise<void> {
  const removed = transaction
    .select({ id: customers.id })
    .from(customers)
    .where(and(condition, ne(customers.id, heirId)));
  await transaction
    .update(accountLinks)
    .set({ customerId: heirId })
    .where(
      and(eq(accountLinks.purpose, "confirm-deletion"), inArray(accountLinks.customerId, removed)),
    );
  await transaction.delete(customers).where(inArray(customers.id, removed));
}

/** Deletes accounts that other people registered with this customer's current or former e-mail addresses. */
export async function removeDuplicateAccounts(
  transaction: Database,
  id: string,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) {
    await deleteReplacedAccounts(
      transaction,
      id,
      and(eq(customers.email, email), customers.isDuplicate),
    );
  }
}

/** Records that a customer has verified the account's e-mail address. */
export async function markEmailVerified(transaction: Database, id: string): Promise<void> {
  const proven = await transaction
    .update(customers)
    .set({ emailVerifiedAt: sql`coalesce(${customers.emailVerifiedAt}, now())` })
    .where(eq(customers.id, id))
    .returning({ email: customers.email });
  await removeDuplicateAccounts(
    transaction,
    id,
    proven.map(({ email }) => email),
  );
}
