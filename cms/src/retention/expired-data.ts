import { sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { removeEmptyDrafts } from "../platform/publishing/empty-drafts.ts";
import { deleteUnusedWords } from "../search/unused-words.ts";
import { removeIdleCustomers, warnIdleCustomers } from "./idle-accounts.ts";

/** Maximum number of rows per statement. Prevents timeouts of the statement and long locks. */
const batchSize = 1_000;

/**
 * Statements that delete data with a retention period in the privacy policy (seed/content/legal). Each statement
 * deletes one batch and returns its ids. The database's clock determines ages.
 */
const expired = {
  /** Messages: deleted twelve months after the last contact, unless the sender is a customer with a plan. */
  messages: sql`
    with gone as materialized (
      select l.id from leads l
      where l.kind <> 'newsletter' and l.updated_at < now() - interval '12 months'
        and not exists (
          select 1 from customers c join subscriptions s on s.customer_id = c.id
          where c.email = lower(l.email))
      limit ${batchSize} for update skip locked
    ), deliveries as (
      delete from lead_deliveries where lead_id in (select id from gone)
    )
    delete from leads where id in (select id from gone) returning id`,
  /** Ended newsletter subscriptions: deleted after five years. Until then, they prove that consent was withdrawn. */
  unsubscribed: sql`
    with gone as materialized (
      select l.id from leads l
      where l.kind = 'newsletter' and l.unsubscribed_at < now() - interval '5 years'
      limit ${batchSize} for update skip locked
    ), deliveries as (
      delete from lead_deliveries where lead_id in (select id from gone)
    )
    delete from leads where id in (select id from gone) returning id`,
  /**
   * Known devices: deleted a year after their last use. Known IP addresses: deleted 90 days after their last use. The
   * statement also records the last use of the customer's account.
   */
  senders: sql`
    with gone as (
      delete from familiar_senders where ctid in (
        select ctid from familiar_senders
        where seen_at < now() - case when is_device then interval '1 year' else interval '90 days' end
        limit ${batchSize} for update skip locked
      ) returning customer_id, seen_at
    ), remembered as (
      insert into customer_uses (customer_id, used_at)
      select customer_id, max(seen_at) from gone where customer_id is not null group by customer_id
      on conflict (customer_id) do update
        set used_at = greatest(customer_uses.used_at, excluded.used_at)
    )
    select 1 from gone`,
  /** Unverified duplicates: deleted a year after registration or the last login (decisions/0020). */
  duplicates: sql`
    delete from customers where id in (
      select c.id from customers c
      where c.is_duplicate and c.created_at < now() - interval '1 year'
        and not exists (select 1 from subscriptions s where s.customer_id = c.id)
        and not exists (select 1 from familiar_senders f
          where f.customer_id = c.id and f.seen_at > now() - interval '1 year')
        and not exists (select 1 from sessions s
          where s.customer_id = c.id and s.expires_at > now())
      limit ${batchSize} for update skip locked
    ) returning id`,
  /** Personal access tokens that have expired. */
  accessTokens: sql`
    delete from access_tokens where id in (
      select id from access_tokens where expires_at < now()
      limit ${batchSize} for update skip locked
    ) returning 1`,
  /** Searches without results: deleted after 90 days. */
  searches: sql`
    delete from search_misses where ctid in (
      select ctid from search_misses where day < current_date - 90
      limit ${batchSize} for update skip locked
    ) returning 1`,
  /**
   * Daily conversion counts: deleted after 25 months, so that each month can be compared with the same month of the
   * previous year.
   */
  conversions: sql`
    delete from conversions where ctid in (
      select ctid from conversions where day < current_date - interval '25 months'
      limit ${batchSize} for update skip locked
    ) returning 1`,
  /** Unconfirmed subscriptions to status alerts: deleted after 7 days. */
  unconfirmedAlerts: sql`
    delete from status_subscribers where ctid in (
      select ctid from status_subscribers
      where confirmed_at is null and asked_at < now() - interval '7 days'
      limit ${batchSize} for update skip locked
    ) returning 1`,
  /** Results of automatic checks: deleted after 100 days. The status page shows 90 days. */
  probeIntervals: sql`
    delete from probe_intervals where id in (
      select id from probe_intervals where to_at < now() - interval '100 days'
      limit ${batchSize} for update skip locked
    ) returning 1`,
};

const kinds = [
  "messages",
  "unsubscribed",
  "senders",
  "duplicates",
  "accessTokens",
  "searches",
  "conversions",
  "unconfirmedAlerts",
  "probeIntervals",
] as const;

type RemovedCounts = Record<keyof typeof expired | "emptyDrafts" | "idleAccounts", number>;

/**
 * Deletes one batch of each kind of expired data and warns owners of idle accounts. Returns the counts, and whether
 * more rows may be due.
 */
export async function removeExpiredData(
  transaction: Database,
): Promise<{ removed: RemovedCounts; mayHaveMore: boolean }> {
  const removed: RemovedCounts = {
    messages: 0,
    unsubscribed: 0,
    senders: 0,
    duplicates: 0,
    accessTokens: 0,
    searches: 0,
    conversions: 0,
    unconfirmedAlerts: 0,
    probeIntervals: 0,
    emptyDrafts: 0,
    idleAccounts: 0,
  };
  for (const kind of kinds) {
    const { rows } = await transaction.execute(expired[kind]);
    removed[kind] = rows.length;
  }
  removed.emptyDrafts = await removeEmptyDrafts(transaction, batchSize);
  removed.idleAccounts = await removeIdleCustomers(transaction, batchSize);
  const warned = await warnIdleCustomers(transaction, batchSize);
  const words = await deleteUnusedWords(transaction, batchSize);
  return { removed, mayHaveMore: [warned, words, ...Object.values(removed)].includes(batchSize) };
}
