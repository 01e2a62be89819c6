import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { customers } from "../../payload-schema.ts";

/** Ends what others registered with addresses that are, or were, this customer's. */
export async function removeDuplicates(
  transaction: Database,
  id: string,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) {
    await transaction
      .delete(customers)
      .where(and(eq(customers.email, email), customers.isDuplicate, ne(customers.id, id)));
  }
}

/** A customer has shown that the account's address is theirs. */
export async function markEmailProven(transaction: Database, id: string): Promise<void> {
  const proven = await transaction
    .update(customers)
    .set({ emailVerifiedAt: sql`coalesce(${customers.emailVerifiedAt}, now())` })
    .where(eq(customers.id, id))
    .returning({ email: customers.email });
  await removeDuplicates(
    transaction,
    id,
    proven.map(({ email }) => email),
  );
}
