import { inArray, sql } from "drizzle-orm";
import type { Recipient } from "../accounts/account-messages.ts";
import type { Database } from "../ground/database.ts";
import { errorLine } from "../ground/log/log-line.ts";
import { customers, subscriptions } from "../payload-schema.ts";

/** Few at a time: what is removed beside them waits until their messages are sent. */
const warnedAtOnce = 20;

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

type Warned = Omit<Recipient, "name"> & { id: string; name: string | null };

export interface Warning {
  /** Tells the owner of an idle account that it will be removed in 30 days. */
  warn: (owner: Recipient) => Promise<unknown>;
  log: (line: string) => void;
}

/**
 * Tells some of those who were last let in 24 months ago; whether there are more. A login can be followed by
 * a month of its session, so an account has been left alone for 24 months when the month's notice is over.
 */
export async function warnIdle(transaction: Database, { warn, log }: Warning): Promise<boolean> {
  // In no order: those whose mail server refuses the message must not keep the others from theirs.
  const { rows } = await transaction.execute<Warned>(sql`
    select c.id, c.email, c.locale,
      case when c.email_verified_at is not null then c.fullname end as name
    from ${accounts}
    where ${mayBeIdle} and ${lastUsedAt} < now() - interval '24 months'
      and (u.warned_at is null or u.warned_at < ${lastUsedAt})
    order by random() limit ${warnedAtOnce}`);
  let warned = 0;
  for (const { id, name, ...recipient } of rows) {
    try {
      await warn({ ...recipient, ...(name === null ? {} : { name }) });
    } catch (error) {
      log(`An idle account is not warned yet: ${errorLine(error)}`);
      continue;
    }
    await transaction.execute(sql`
      insert into customer_uses (customer_id, warned_at) values (${id}, now())
      on conflict (customer_id) do update set warned_at = now()`);
    warned += 1;
  }
  return warned === warnedAtOnce;
}

/** Removes some of those who were warned 30 days ago and stayed away; how many. */
export async function removeIdle(transaction: Database, atMost: number): Promise<number> {
  const stayedAway = sql`${mayBeIdle} and u.warned_at < now() - interval '30 days'
    and ${lastUsedAt} < u.warned_at`;
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
