import { and, eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { plans, subscriptions } from "../../payload-schema.ts";
import { inTransaction } from "../../platform/database.ts";
import { notifyOfPlanDeletion } from "../customers/notify-plans.ts";
import { findPlan } from "./list-plans.ts";

export type DeletePlanResult =
  | { ok: true }
  | { ok: false; code: "not-found" }
  | { ok: false; code: "plan-in-use"; subscriptions: number };

interface PlanDeletion {
  actor: Actor;
  id: string;
  /** Number of subscriptions whose end the administrator confirmed. */
  confirmed: number;
}

/** Deletes a plan and ends its subscriptions. Each subscription stores a copy of the plan's details. */
export async function deletePlan(
  payload: Payload,
  { actor, id, confirmed }: PlanDeletion,
): Promise<DeletePlanResult> {
  return inTransaction(payload, async (transaction) => {
    // Locks the plan, so that nobody can add a subscription to it meanwhile: addPlan takes a share lock on the same
    // row.
    await transaction.select().from(plans).where(eq(plans.id, id)).for("update");
    const plan = await findPlan(transaction, id);
    if (!plan) {
      return { ok: false, code: "not-found" } as const;
    }
    const { name, description, price, status, subscriptions: running } = plan;
    if (running !== confirmed) {
      return { ok: false, code: "plan-in-use", subscriptions: running } as const;
    }
    await notifyOfPlanDeletion(transaction, id);
    const { priceCents, cancelledAt } = subscriptions;
    await transaction
      .update(subscriptions)
      .set({
        plan: null,
        former_planId: sql`${plans.id}`,
        former_planName: sql`${plans.name}`,
        former_planPrice: sql`${plans.price}`,
        priceCents: sql`coalesce(${priceCents}, round(${plans.price} * 100))`,
        cancelledAt: sql`coalesce(${cancelledAt}, ${plans.inactiveSince}, now())`,
        updatedAt: sql`now()`,
      })
      .from(plans)
      .where(and(eq(plans.id, subscriptions.plan), eq(plans.id, id)));
    await transaction.delete(plans).where(eq(plans.id, id));
    await recordAuditEntry(transaction, {
      actor,
      action: "plan.delete",
      target: { kind: "plan", id },
      before: { name, description, price, status, subscriptions: running },
    });
    return { ok: true } as const;
  });
}
