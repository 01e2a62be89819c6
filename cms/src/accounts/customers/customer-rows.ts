import type { CustomerPlan } from "contracts";
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { isoTime } from "../../ground/iso-time.ts";
import { accountLinks } from "../../ground/own-tables.ts";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { planRequests } from "./plan-request-rows.ts";

const query = new QueryBuilder();

const personColumns = {
  id: customers.id,
  fullname: customers.fullname,
  email: customers.email,
  phone: customers.phone,
  phoneExtension: customers.phoneExtension,
  locale: customers.locale,
  deletionRequestedAt: isoTime(customers.deletionRequestedAt),
};

const pendingEmail = query
  .select({ email: accountLinks.email })
  .from(accountLinks)
  .where(
    and(
      eq(accountLinks.customerId, customers.id),
      eq(accountLinks.purpose, "prove-email"),
      ne(accountLinks.email, customers.email),
      gt(accountLinks.expiresAt, sql`now()`),
    ),
  )
  .orderBy(desc(accountLinks.expiresAt))
  .limit(1);

/** SQL: when the newest valid confirmation link was sent; links are valid for a week (account-links.ts). */
const deletionLinkSentAt = query
  .select({
    at: sql`${isoTime(sql`(max(${accountLinks.expiresAt}) - interval '7 days')`)}`.as("at"),
  })
  .from(accountLinks)
  .where(
    and(
      eq(accountLinks.customerId, customers.id),
      eq(accountLinks.purpose, "confirm-deletion"),
      gt(accountLinks.expiresAt, sql`now()`),
    ),
  );

const emailColumns = {
  emailVerifiedAt: isoTime(customers.emailVerifiedAt),
  pendingEmail: sql<string | null>`${pendingEmail}`,
};

/** What of a customer makes a ProfileResponse. */
export const profileColumns = {
  ...personColumns,
  ...emailColumns,
  deletionLinkSentAt: sql<string | null>`${deletionLinkSentAt}`,
};

/** SQL: since when a subscription is cancelled or its plan inactive; null while it is active. */
const cancelledAt = sql`coalesce(${subscriptions.cancelledAt}, ${plans.inactiveSince})`;

/**
 * SQL: R$ a month of a subscription with its plan. One that the release before made has no price of
 * its own yet: until the plan's changes, it is that.
 */
export const agreedPrice = sql<string>`coalesce(${subscriptions.priceCents} / 100, ${plans.price}, ${subscriptions.former_planPrice})`;

/** SQL: a subscription with its plan; a deleted plan is as it last was. */
export const customerPlanJson = sql<CustomerPlan>`jsonb_build_object(
  'id', coalesce(${plans.id}, ${subscriptions.former_planId}),
  'subscriptionId', ${subscriptions.id},
  'name', coalesce(${subscriptions.label}, ${plans.name}, ${subscriptions.former_planName}),
  'description', ${plans.description},
  'support', coalesce(${plans.support}, 'email'),
  'price', ${agreedPrice},
  'status', case when ${cancelledAt} is null then 'ativo' else 'inativo' end,
  'since', ${isoTime(subscriptions.since)},
  'nextPayment', ${isoTime(sql`coalesce(${cancelledAt}, ${subscriptions.nextPayment})`)},
  'cancelledAt', ${isoTime(cancelledAt)})`;

/** SQL: a customer's plans, active ones first. */
export function customerPlans(only?: SQL): SQL<CustomerPlan[]> {
  const order = sql`(${cancelledAt}) is not null, ${subscriptions.since}, ${subscriptions.id}`;
  const all = query
    .select({ plans: sql`jsonb_agg(${customerPlanJson} order by ${order})`.as("plans") })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.plan))
    .where(and(eq(subscriptions.customer, customers.id), only));
  return sql`coalesce(${all}, '[]'::jsonb)`;
}

/** SQL: neither cancelled nor of an inactive or deleted plan. */
export const isActive = isNull(cancelledAt);

/** What of a customer makes an AdminUser, with the plans that `only` says. */
export function adminUserColumns(only?: SQL) {
  const { locale: _, ...columns } = personColumns;
  return { ...columns, createdAt: isoTime(customers.createdAt), plans: customerPlans(only) };
}

/** What of a customer makes an AdminUserDetail. */
export const adminUserDetailColumns = {
  ...adminUserColumns(),
  ...emailColumns,
  locale: customers.locale,
  deletionWithdrawnAt: isoTime(customers.deletionWithdrawnAt),
  planRequests,
  notes: customers.notes,
};
