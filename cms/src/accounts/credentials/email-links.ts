import type { EmailLinkResponse } from "contracts";
import { and, eq, gt, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../../payload-schema.ts";
import { accountLinks } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { hashToken } from "../../platform/secret-token.ts";
import { formerLinkPurposes } from "./account-links.ts";

/** Purposes of links that are e-mailed to customers. */
export type EmailLinkPurpose = "prove-email" | "undo-email" | "confirm-deletion";

/** SQL conditions: the link was used or replaced, and the change that it confirms is in effect. */
const isFulfilled: Partial<Record<EmailLinkPurpose, SQL | undefined>> = {
  "prove-email": and(
    eq(accountLinks.purpose, formerLinkPurposes["prove-email"]),
    eq(customers.email, accountLinks.email),
    isNotNull(customers.emailVerifiedAt),
    not(customers.isDuplicate),
  ),
  "confirm-deletion": and(
    eq(accountLinks.purpose, formerLinkPurposes["confirm-deletion"]),
    isNotNull(customers.deletionRequestedAt),
  ),
};

/**
 * Returns `isDone: false` for a link that can still be used. Returns `isDone: true` for a used or replaced link whose
 * change is in effect. Returns undefined for any other link, such as an expired one.
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
        eq(accountLinks.tokenHash, hashToken(token)),
        gt(accountLinks.expiresAt, sql`now()`),
        or(isOpen, isFulfilled[purpose]),
      ),
    );
  return link && { success: true, isDone: link.isDone };
}
