import type { EmailLinkResponse } from "contracts";
import { and, eq, gt, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../../payload-schema.ts";
import { accountLinks } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { tokenHash } from "../../platform/secret-token.ts";
import { formerPurposes } from "./account-links.ts";

/** Purposes of links that are e-mailed to customers. */
export type EmailLinkPurpose = "prove-email" | "undo-email" | "confirm-deletion";

/** SQL: the change that a former link confirmed is in effect, so the customer has nothing left to do. */
const isFulfilled: Partial<Record<EmailLinkPurpose, SQL | undefined>> = {
  "prove-email": and(
    eq(accountLinks.purpose, formerPurposes["prove-email"]),
    eq(customers.email, accountLinks.email),
    isNotNull(customers.emailVerifiedAt),
    not(customers.isDuplicate),
  ),
  "confirm-deletion": and(
    eq(accountLinks.purpose, formerPurposes["confirm-deletion"]),
    isNotNull(customers.deletionRequestedAt),
  ),
};

/**
 * Returns whether a link can still be used (`isDone: false`), or was used or replaced and its change is in effect
 * (`isDone: true`). Returns undefined for any other link, such as an expired one.
 */
export async function findEmailLink(
  db: Database,
  { token, purpose }: { token: string; purpose: EmailLinkPurpose },
): Promise<EmailLinkResponse | undefined> {
  const isOpen = eq(accountLinks.purpose, purpose);
  const [link] = await db
    .select({ isDone: sql<boolean>`not ${isOpen}` })
    .from(accountLinks)
    .innerJoin(customers, eq(customers.id, accountLinks.customerId))
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash(token)),
        gt(accountLinks.expiresAt, sql`now()`),
        or(isOpen, isFulfilled[purpose]),
      ),
    );
  return link && { success: true, isDone: link.isDone };
}
