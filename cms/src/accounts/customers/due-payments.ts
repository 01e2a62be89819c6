import type { PaymentFilter } from "contracts";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { subscriptions } from "../../payload-schema.ts";

/** SQL: today in Brazil, as the days of payments are kept: midnight in UTC. */
const today = sql`((now() at time zone 'America/Sao_Paulo')::date::timestamp at time zone 'UTC')`;

/** SQL: the day a month from today; of a longer month's end, the shorter one's. */
export const inAMonth = sql`(((now() at time zone 'America/Sao_Paulo')::date + interval '1 month') at time zone 'UTC')`;

/** SQL: today's day of the month in Brazil. */
export const dayToday = sql`extract(day from now() at time zone 'America/Sao_Paulo')`;

/** SQL: the day of a payment was before today. */
export function dayIsOver(day: SQL | AnyColumn): SQL {
  return sql`${day} < ${today}`;
}

/** SQL: the day of a payment is today or one of the next days. */
export function dueIn(day: SQL | AnyColumn, days: number): SQL {
  return sql`${day} >= ${today} and ${day} < ${today} + make_interval(days => ${days + 1}::int)`;
}

const { nextPayment } = subscriptions;

/** SQL: when the next payment of a subscription is. */
export const dueWithin: Record<PaymentFilter, SQL> = {
  overdue: dayIsOver(nextPayment),
  week: dueIn(nextPayment, 7),
  month: dueIn(nextPayment, 30),
};
