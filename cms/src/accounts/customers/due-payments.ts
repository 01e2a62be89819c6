import { type PaymentFilter, paymentFilterDays } from "contracts";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { subscriptions } from "../../payload-schema.ts";

/** SQL: the current day in Brasília, in the stored form of payment days: midnight in UTC. */
const today = sql`((now() at time zone 'America/Sao_Paulo')::date::timestamp at time zone 'UTC')`;

/** SQL: the same day of the next month in Brasília, or the last day of a shorter month. */
export const oneMonthFromToday = sql`(((now() at time zone 'America/Sao_Paulo')::date + interval '1 month') at time zone 'UTC')`;

/** SQL: the current day of the month in Brasília. */
export const currentDayOfMonth = sql`extract(day from now() at time zone 'America/Sao_Paulo')`;

/** SQL condition: a payment's day is before the current day in Brasília. */
export function isBeforeToday(day: SQL | AnyColumn): SQL {
  return sql`${day} < ${today}`;
}

/** SQL condition: a payment's day is today or within the next `days` days. */
export function isDueWithinDays(day: SQL | AnyColumn, days: number): SQL {
  return sql`${day} >= ${today} and ${day} < ${today} + make_interval(days => ${days + 1}::int)`;
}

const { nextPayment } = subscriptions;

/** SQL condition on a subscription's next payment, for each filter. */
export const paymentFilterConditions: Record<PaymentFilter, SQL> = {
  overdue: isBeforeToday(nextPayment),
  week: isDueWithinDays(nextPayment, paymentFilterDays.week),
  month: isDueWithinDays(nextPayment, paymentFilterDays.month),
};
