import { createHash } from "node:crypto";
import type { AdminPlan } from "contracts";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { plans, subscriptions } from "../../payload-schema.ts";
import { isoTime } from "../../platform/iso-time.ts";

const running = new QueryBuilder()
  .select({ total: count() })
  .from(subscriptions)
  .where(and(eq(subscriptions.plan, plans.id), isNull(subscriptions.cancelledAt)));

/** Columns of a PlanRow. */
export const planColumns = {
  id: plans.id,
  name: plans.name,
  description: plans.description,
  price: plans.price,
  status: plans.status,
  support: plans.support,
  created_by: plans.createdBy,
  createdAt: isoTime(plans.createdAt),
  subscriptions: sql`${running}`.mapWith(Number),
};

type PlanRow = Omit<AdminPlan, "version">;

/** Returns a hash of the plan's content. A reverted change restores the former hash. */
function versionOf({ name, description, price, status, support }: PlanRow): string {
  const content = JSON.stringify([name, description, price, status, support]);
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}

export function toAdminPlan(row: PlanRow): AdminPlan {
  return { ...row, version: versionOf(row) };
}
