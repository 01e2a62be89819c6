import { sql } from "@payloadcms/db-postgres";
import type { Database } from "../../ground/database.ts";

/** Ends what others registered with addresses that are, or were, this customer's. */
export async function removeDuplicates(
  transaction: Database,
  id: string,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) {
    await transaction.execute(
      sql`delete from customers where email = ${email} and is_duplicate and id <> ${id}`,
    );
  }
}

/** A customer has shown that the account's address is theirs. */
export async function markEmailProven(transaction: Database, id: string): Promise<void> {
  const { rows } = await transaction.execute<{ email: string }>(sql`
    update customers set email_verified_at = coalesce(email_verified_at, now())
    where id = ${id} returning email`);
  await removeDuplicates(
    transaction,
    id,
    rows.map(({ email }) => email),
  );
}
