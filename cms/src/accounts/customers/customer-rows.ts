import { sql } from "@payloadcms/db-postgres";
import type { AdminUser, AdminUserDetail, ProfileResponse } from "contracts";
import type { SQL } from "../../ground/database.ts";
import { isoTime } from "../../ground/iso-time.ts";

const personColumns = sql`
  c.id, c.fullname, c.email, c.phone, c.locale,
  ${isoTime(sql`c.deletion_requested_at`)} as "deletionRequestedAt"`;

const emailColumns = sql`
  ${isoTime(sql`c.email_verified_at`)} as "emailVerifiedAt",
  (select l.email from account_links l
    where l.customer_id = c.id and l.purpose = 'prove-email' and l.email <> c.email
      and l.expires_at > now()
    order by l.expires_at desc limit 1) as "pendingEmail"`;

/** SQL: the columns of customer `c` that make a ProfileResponse. */
export const profileColumns = sql`${personColumns}, ${emailColumns}`;

export type ProfileRow = ProfileResponse;

/** SQL: since when subscription `s` is cancelled or its plan `p` inactive; null while it is active. */
const cancelledAt = sql`coalesce(s.cancelled_at, p.inactive_since)`;

/**
 * SQL: R$ a month of subscription `s` with its plan `p`. One that the release before made has no price
 * of its own yet: until the plan's changes, it is that.
 */
export const agreedPrice = sql`coalesce(s.price_cents / 100, p.price, s.former_plan_price)`;

/** SQL: subscription `s` with its plan `p`, as a CustomerPlan; a deleted plan is as it last was. */
export const customerPlanJson = sql`jsonb_build_object(
  'id', coalesce(p.id, s.former_plan_id),
  'subscriptionId', s.id,
  'name', coalesce(s.label, p.name, s.former_plan_name),
  'description', p.description,
  'support', coalesce(p.support, 'email'),
  'price', ${agreedPrice},
  'status', case when ${cancelledAt} is null then 'ativo' else 'inativo' end,
  'since', ${isoTime(sql`s.since`)},
  'nextPayment', ${isoTime(sql`coalesce(${cancelledAt}, s.next_payment)`)},
  'cancelledAt', ${isoTime(cancelledAt)})`;

/** SQL: the plans of customer `c` as a JSON array, active ones first. */
export function customerPlans(only: SQL = sql`true`): SQL {
  return sql`coalesce((
    select jsonb_agg(${customerPlanJson} order by (${cancelledAt}) is not null, s.since, s.id)
    from subscriptions s left join plans p on p.id = s.plan_id
    where s.customer_id = c.id and ${only}), '[]'::jsonb)`;
}

/** SQL: neither cancelled nor of an inactive or deleted plan. */
export const isActive = sql`${cancelledAt} is null`;

/** SQL: customer `c` as an AdminUser, with the plans that `only` says. */
export function adminUserColumns(only?: SQL): SQL {
  return sql`${personColumns}, ${isoTime(sql`c.created_at`)} as "createdAt",
    ${customerPlans(only)} as plans`;
}

/** SQL: customer `c` as an AdminUserDetail. */
export const adminUserDetailColumns = sql`${adminUserColumns()}, ${emailColumns}, c.notes`;

export type AdminUserRow = AdminUser & Pick<AdminUserDetail, "locale">;
