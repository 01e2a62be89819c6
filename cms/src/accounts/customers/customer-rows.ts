import type { CustomerPlan } from "contracts";
import { and, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { accountLinks } from "../../platform/app-tables.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { hasSecondFactor } from "../credentials/has-second-factor.ts";
import { planRequestsJson } from "./plan-request-rows.ts";

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

/** SQL: time at which the newest valid confirmation link was sent. A link is valid for a week (account-links.ts). */
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

/** Columns of a ProfileResponse. */
export const profileColumns = {
  ...personColumns,
  ...emailColumns,
  deletionLinkSentAt: sql<string | null>`${deletionLinkSentAt}`,
};

/** SQL: time at which a subscription was cancelled or its plan became inactive; null for an active subscription. */
const cancelledAt = sql`coalesce(${subscriptions.cancelledAt}, ${plans.inactiveSince})`;

/**
 * SQL: monthly price of a subscription in R$; the query must join the plan. Subscriptions created by the previous
 * release have no price until the plan's price changes. For these, the plan's price is used.
 */
export const subscriptionPrice = sql<string>`coalesce(${subscriptions.priceCents} / 100, ${plans.price}, ${subscriptions.former_planPrice})`;

/**
 * SQL: a subscription as a CustomerPlan. If its plan was deleted, the details come from the copy in the subscription.
 */
export const customerPlanJson = sql<CustomerPlan>`jsonb_build_object(
  'id', coalesce(${plans.id}, ${subscriptions.former_planId}),
  'subscriptionId', ${subscriptions.id},
  'name', coalesce(${subscriptions.label}, ${plans.name}, ${subscriptions.former_planName}),
  'description', ${plans.description},
  'support', coalesce(${plans.support}, 'email'),
  'price', ${subscriptionPrice},
  'status', case when ${cancelledAt} is null then 'ativo' else 'inativo' end,
  'since', ${isoTime(subscriptions.since)},
  'nextPayment', ${isoTime(sql`coalesce(${cancelledAt}, ${subscriptions.nextPayment})`)},
  'cancelledAt', ${isoTime(cancelledAt)})`;

/** SQL: a customer's plans that match the condition `only`, active plans first. */
export function selectCustomerPlans(only?: SQL): SQL<CustomerPlan[]> {
  const order = sql`(${cancelledAt}) is not null, ${subscriptions.since}, ${subscriptions.id}`;
  const all = query
    .select({ plans: sql`jsonb_agg(${customerPlanJson} order by ${order})`.as("plans") })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.plan))
    .where(and(eq(subscriptions.customer, customers.id), only));
  return sql`coalesce(${all}, '[]'::jsonb)`;
}

/** SQL: the subscription is not cancelled, and its plan is active and not deleted. */
export const isActiveSubscription = isNull(cancelledAt);

/** Columns of a UserSummary, with the plans that match the condition `only`. */
export function createUserSummaryColumns(only?: SQL) {
  const { locale: _, ...columns } = personColumns;
  return { ...columns, createdAt: isoTime(customers.createdAt), plans: selectCustomerPlans(only) };
}

/** Columns of an AdminUserDetail. */
export const adminUserDetailColumns = {
  ...createUserSummaryColumns(),
  ...emailColumns,
  locale: customers.locale,
  deletionWithdrawnAt: isoTime(customers.deletionWithdrawnAt),
  planRequests: planRequestsJson,
  notes: customers.notes,
  hasSecondFactor: hasSecondFactor("customer"),
};
