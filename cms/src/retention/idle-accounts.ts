import { inArray, sql } from "drizzle-orm";
import { accountLetter, type Recipient, screenUrl } from "../accounts/letters/account-letters.ts";
import type { Database } from "../ground/database.ts";
import { env } from "../ground/env.ts";
import { queueMails, takeMailsBack } from "../ground/mail/mail-queue.ts";
import { customerUses } from "../ground/own-tables.ts";
import { customers, subscriptions } from "../payload-schema.ts";

/** SQL: when somebody was last let in to customer `c`, or had a plan; of a new one, its beginning. */
const lastUsedAt = sql`greatest(c.created_at, u.used_at,
  (select max(f.seen_at) from familiar_senders f where f.customer_id = c.id),
  (select max(s.last_used_at) from sessions s where s.customer_id = c.id),
  (select max(s.cancelled_at) from subscriptions s where s.customer_id = c.id))`;

/** SQL: customer `c` has no plan that goes on. Unproven doubles have a period of their own (expired-data.ts). */
const mayBeIdle = sql`not c.is_duplicate
  and not exists (
    select 1 from subscriptions s where s.customer_id = c.id and s.cancelled_at is null)`;

/** SQL: customers `c`, with what is remembered of their use as `u`. */
const accounts = sql`customers c left join customer_uses u on u.customer_id = c.id`;

type Idle = Omit<Recipient, "name"> & { id: string; name: string | null };

/** What the letter to customer `c` is kept as until it is sent, and for a while where it cannot be. */
const about = sql`'idle account ' || c.id`;
const isUntold = sql`exists (select 1 from mails m where m.about = ${about})`;

/** SQL: customer `c` was written to and has stayed away since, and that was a month ago. */
const wasWarned = sql`u.warned_at >= ${lastUsedAt}`;
const isMonthOver = sql`u.warned_at < now() - interval '30 days'`;

/**
 * Tells those who were last let in 24 months ago; how many. A login can be followed by a month of its
 * session, so an account has been left alone for 24 months when the month's notice is over.
 */
export async function warnIdle(transaction: Database, atMost: number): Promise<number> {
  const { rows } = await transaction.execute<Idle>(sql`
    select c.id, c.email, c.locale,
      case when c.email_verified_at is not null then c.fullname end as name
    from ${accounts}
    where ${mayBeIdle} and ${lastUsedAt} < now() - interval '24 months'
      and (u.warned_at is null or not ${wasWarned} or (${isMonthOver} and ${isUntold}))
    limit ${atMost}`);
  for (const { id, name, ...address } of rows) {
    const recipient = { ...address, ...(name === null ? {} : { name }) };
    const url = screenUrl(env.PUBLIC_URL, address.locale, "/auth");
    const posting = { about: `idle account ${id}` };
    await takeMailsBack(transaction, posting.about);
    await queueMails(transaction, [accountLetter(recipient, "idleAccount", url)], posting);
    const warnedAt = sql`now()`;
    await transaction
      .insert(customerUses)
      .values({ customerId: id, warnedAt })
      .onConflictDoUpdate({ target: customerUses.customerId, set: { warnedAt } });
  }
  return rows.length;
}

/** Removes some of those who were warned 30 days ago and stayed away; how many. */
export async function removeIdle(transaction: Database, atMost: number): Promise<number> {
  const stayedAway = sql`${mayBeIdle} and ${isMonthOver} and ${wasWarned} and not ${isUntold}`;
  const find = () =>
    transaction.execute<{ id: string }>(sql`
      select c.id from ${accounts} where ${stayedAway}
      order by c.id limit ${atMost} for update of c skip locked`);
  // Locked, then asked again: a login or a plan that came before the lock counts, and none comes after.
  await find();
  const { rows } = await find();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction.delete(subscriptions).where(inArray(subscriptions.customer, ids));
    await transaction.delete(customers).where(inArray(customers.id, ids));
  }
  return ids.length;
}
