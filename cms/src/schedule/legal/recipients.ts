import { type SQL, sql } from "drizzle-orm";

/**
 * SQL: customer `c` is notified of changed terms, because the e-mail address is verified or a plan is active
 * (decisions/0062). Excludes duplicates: the account that owns the address is notified instead.
 */
export const receivesTermsNotices: SQL = sql`(not c.is_duplicate
  and (c.email_verified_at is not null or exists (
    select 1 from subscriptions s where s.customer_id = c.id and s.cancelled_at is null)))`;

/** Returns the key of a version's e-mails in the queue. */
export const createTermsQueueKey = (versionId: string) => `legal version ${versionId}`;
