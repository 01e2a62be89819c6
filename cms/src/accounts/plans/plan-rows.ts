import { sql } from "@payloadcms/db-postgres";
import type { AdminPlan } from "contracts";
import { isoTime } from "../../ground/iso-time.ts";

/** SQL: plan `p` as a PlanRow. */
export const planColumns = sql`
  p.id, p.name, p.description, p.price::text as price, p.status,
  p.created_by_id as created_by, ${isoTime(sql`p.created_at`)} as "createdAt",
  (select count(*)::int from subscriptions s
    where s.plan_id = p.id and s.cancelled_at is null) as subscriptions`;

export type PlanRow = Omit<AdminPlan, "price"> & { price: string };

export function adminPlan({ price, ...plan }: PlanRow): AdminPlan {
  return { ...plan, price: Number(price) };
}
