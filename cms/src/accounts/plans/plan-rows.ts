import { createHash } from "node:crypto";
import { sql } from "@payloadcms/db-postgres";
import type { AdminPlan } from "contracts";
import { isoTime } from "../../ground/iso-time.ts";

/** SQL: plan `p` as a PlanRow. */
export const planColumns = sql`
  p.id, p.name, p.description, p.price::text as price, p.status, p.support,
  p.created_by_id as created_by, ${isoTime(sql`p.created_at`)} as "createdAt",
  (select count(*)::int from subscriptions s
    where s.plan_id = p.id and s.cancelled_at is null) as subscriptions`;

export type PlanRow = Omit<AdminPlan, "price" | "version"> & { price: string };

/** Of what a plan says: whoever changed it, and changed it back, did not change it. */
function versionOf({ name, description, price, status, support }: PlanRow): string {
  const said = JSON.stringify([name, description, price, status, support]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 16);
}

export function adminPlan(row: PlanRow): AdminPlan {
  return { ...row, price: Number(row.price), version: versionOf(row) };
}
