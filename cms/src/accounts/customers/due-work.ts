import type { DueWork } from "contracts";
import { and, asc, count, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { customers, leads, plans, subscriptions } from "../../payload-schema.ts";
import { database } from "../../platform/database.ts";
import { isBeforeToday, isDueWithinDays } from "./due-payments.ts";

/** Maximum number of payments on the panel's start page; the list of customers shows all due payments. */
const shownPayments = 8;

/** Returns the pending work of staff: due payments, new customers and requests. */
export async function findDueWork(payload: Payload): Promise<DueWork> {
  const db = database(payload);
  const isActive = and(isNull(subscriptions.cancelledAt), eq(plans.status, "ativo"));
  const { nextPayment, priceCents, label } = subscriptions;
  const countDue = (due: SQL) =>
    db
      .select({ total: count() })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.plan))
      .where(and(isActive, due));
  const holder = eq(customers.isDuplicate, false);
  const [overdue, week, payments, newCustomers, deletions, waiting] = await Promise.all([
    countDue(isBeforeToday(nextPayment)),
    countDue(isDueWithinDays(nextPayment, 7)),
    db
      .select({
        customerId: customers.id,
        fullname: customers.fullname,
        plan: sql<string>`coalesce(${label}, ${plans.name})`,
        price: sql<string>`coalesce(${priceCents} / 100, ${plans.price})`,
        nextPayment: sql<string>`${nextPayment}`,
      })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.plan))
      .innerJoin(customers, eq(customers.id, subscriptions.customer))
      .where(
        and(isActive, sql`(${isBeforeToday(nextPayment)} or ${isDueWithinDays(nextPayment, 7)})`),
      )
      .orderBy(asc(nextPayment), asc(subscriptions.id))
      .limit(shownPayments),
    db
      .select({ total: count() })
      .from(customers)
      .where(and(holder, gte(customers.createdAt, sql`now() - interval '7 days'`))),
    db
      .select({ total: count() })
      .from(customers)
      .where(and(holder, isNotNull(customers.deletionRequestedAt))),
    db
      .select({ total: count() })
      .from(leads)
      .where(and(eq(leads.state, "new"), isNull(leads.suspicion))),
  ]);
  const totalOf = ([row]: { total: number }[]) => row?.total ?? 0;
  return {
    paymentsOverdue: totalOf(overdue),
    paymentsThisWeek: totalOf(week),
    payments: payments.map(({ price, nextPayment: day, ...payment }) => ({
      ...payment,
      price: Number(price),
      nextPayment: new Date(day).toISOString(),
    })),
    newCustomers: totalOf(newCustomers),
    deletionRequests: totalOf(deletions),
    leadsWaiting: totalOf(waiting),
  };
}
