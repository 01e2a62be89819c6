import { inArray, sql } from "drizzle-orm";
import {
  createAccountEmail,
  createPageUrl,
  type Recipient,
} from "../accounts/emails/account-emails.ts";
import { customers, subscriptions } from "../payload-schema.ts";
import { customerUses } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { deleteQueuedMails, queueMails } from "../platform/mail/mail-queue.ts";

/** SQL: time of the last login or plan of customer `c`; without either, time of the registration. */
const lastUsedAt = sql`greatest(c.created_at, u.used_at,
  (select max(f.seen_at) from familiar_senders f where f.customer_id = c.id),
  (select max(s.last_used_at) from sessions s where s.customer_id = c.id),
  (select max(s.cancelled_at) from subscriptions s where s.customer_id = c.id))`;

/**
 * SQL: customer `c` has no active plan and is no unverified duplicate, which has a separate retention period
 * (expired-data.ts).
 */
const hasNoActivePlan = sql`not c.is_duplicate
  and not exists (
    select 1 from subscriptions s where s.customer_id = c.id and s.cancelled_at is null)`;

/** SQL: customers `c` with their recorded last use `u`. */
const accounts = sql`customers c left join customer_uses u on u.customer_id = c.id`;

type Idle = Omit<Recipient, "name"> & { id: string; name: string | null };

/**
 * SQL: key of the warning to customer `c` in the e-mail queue. The queue's row exists until the e-mail is sent; after a
 * final failure, it exists for two more months.
 */
const about = sql`'idle account ' || c.id`;
const isNoticeQueued = sql`exists (select 1 from mails m where m.about = ${about})`;

/** SQL: customer `c` was warned and has not logged in since. */
const wasWarned = sql`u.warned_at >= ${lastUsedAt}`;
const isMonthOver = sql`u.warned_at < now() - interval '30 days'`;

/**
 * Warns customers whose last login was 24 months ago; returns the number of warned customers. A session lasts at most a
 * month, and the account is deleted a month after the warning. An account is therefore idle for at least 24 months
 * before its deletion.
 */
export async function warnIdleCustomers(transaction: Database, atMost: number): Promise<number> {
  const { rows } = await transaction.execute<Idle>(sql`
    select c.id, c.email, c.locale,
      case when c.email_verified_at is not null then c.fullname end as name
    from ${accounts}
    where ${hasNoActivePlan} and ${lastUsedAt} < now() - interval '24 months'
      and (u.warned_at is null or not ${wasWarned} or (${isMonthOver} and ${isNoticeQueued}))
    limit ${atMost}`);
  for (const { id, name, ...address } of rows) {
    const recipient = { ...address, ...(name === null ? {} : { name }) };
    const url = createPageUrl(env.PUBLIC_URL, address.locale, "/auth");
    const posting = { about: `idle account ${id}` };
    await deleteQueuedMails(transaction, posting.about);
    await queueMails(transaction, [createAccountEmail(recipient, "idleAccount", url)], posting);
    const warnedAt = sql`now()`;
    await transaction
      .insert(customerUses)
      .values({ customerId: id, warnedAt })
      .onConflictDoUpdate({ target: customerUses.customerId, set: { warnedAt } });
  }
  return rows.length;
}

/**
 * Deletes at most `atMost` customers who were warned 30 days ago and have not logged in since. Returns the number of
 * deleted customers.
 */
export async function removeIdleCustomers(transaction: Database, atMost: number): Promise<number> {
  const isExpired = sql`${hasNoActivePlan} and ${isMonthOver} and ${wasWarned} and not ${isNoticeQueued}`;
  const find = () =>
    transaction.execute<{ id: string }>(sql`
      select c.id from ${accounts} where ${isExpired}
      order by c.id limit ${atMost} for update of c skip locked`);
  // Queries twice: the first query locks the customers, and the second, with the locks held, checks them again. A
  // customer may have logged in or got a plan before the lock, but cannot do so afterwards.
  await find();
  const { rows } = await find();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction.delete(subscriptions).where(inArray(subscriptions.customer, ids));
    await transaction.delete(customers).where(inArray(customers.id, ids));
  }
  return ids.length;
}
