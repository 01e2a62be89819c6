import { type SQL, sql } from "drizzle-orm";

/**
 * SQL: customer `c` is told when terms change: who proved the address, or has a plan that goes on
 * (decisions/0062). A double's address is another account's, which is told once.
 */
export const isToldOfTerms: SQL = sql`(not c.is_duplicate
  and (c.email_verified_at is not null or exists (
    select 1 from subscriptions s where s.customer_id = c.id and s.cancelled_at is null)))`;

/** The mails that tell of a version, as the queue knows them. */
export const mailsAbout = (versionId: string) => `legal version ${versionId}`;
