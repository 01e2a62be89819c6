import type { AdminPlan, updatePlanRequest } from "contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import type { z } from "zod";
import { type Actor, recordAuditedChange } from "../../audit/audit.ts";
import { plans, subscriptions } from "../../payload-schema.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { toCentavos } from "../../platform/to-centavos.ts";
import {
  cancelInactivePlanEmails,
  notifyOfInactivePlan,
  notifyOfNewPrice,
  readPlanSubscriptionsBeforeChange,
  type SubscriptionsBeforeChange,
} from "../customers/notify-plans.ts";
import { findPlan } from "./list-plans.ts";

export type UpdatePlanResult =
  | { ok: true; plan: AdminPlan }
  | { ok: false; code: "not-found" | "plan-changed" };

interface PlanChange {
  actor: Actor;
  id: string;
  changes: z.output<typeof updatePlanRequest>;
}

/**
 * Stores the price of existing subscriptions when the plan's price changes. With `all`, sets the new price. With `new`,
 * existing subscriptions keep their price; those of the previous release, which store no price, get the plan's former
 * one.
 */
async function agreeOnPrices(
  transaction: Database,
  { plan, price, priceFor }: { plan: AdminPlan; price: number; priceFor: "new" | "all" },
): Promise<void> {
  const ofPlan = eq(subscriptions.plan, plan.id);
  await (priceFor === "all"
    ? transaction
        .update(subscriptions)
        .set({ priceCents: toCentavos(price) })
        .where(and(ofPlan, isNull(subscriptions.cancelledAt)))
    : transaction
        .update(subscriptions)
        .set({ priceCents: toCentavos(plan.price) })
        .where(and(ofPlan, isNull(subscriptions.priceCents))));
}

interface PlanNews extends Required<Pick<PlanChange["changes"], "status">> {
  before: AdminPlan;
  /** Customers' subscriptions before the change; undefined unless the new price applies to all customers. */
  former: SubscriptionsBeforeChange | undefined;
}

/** Queues e-mails to the customers of a changed plan. */
async function notifyCustomers(
  transaction: Database,
  { before, former, status }: PlanNews,
): Promise<void> {
  if (former) {
    await notifyOfNewPrice(transaction, before.id, former);
  }
  if (status !== before.status) {
    await (status === "inativo" ? notifyOfInactivePlan : cancelInactivePlanEmails)(
      transaction,
      before.id,
    );
  }
}

/** Updates a plan. Stores the time of a deactivation, which customers see as the end of their subscription. */
export async function updatePlan(
  payload: Payload,
  { actor, id, changes: { version, priceFor, ...changes } }: PlanChange,
): Promise<UpdatePlanResult> {
  return inTransaction(payload, async (transaction) => {
    const own = eq(plans.id, id);
    await transaction.select().from(plans).where(own).for("update");
    const before = await findPlan(transaction, id);
    if (!before) {
      return { ok: false, code: "not-found" } as const;
    }
    if (version !== undefined && version !== before.version) {
      return { ok: false, code: "plan-changed" } as const;
    }
    const { name, description, price, status, support } = { ...before, ...changes };
    const isForAll = price !== before.price && priceFor === "all";
    const former = isForAll ? await readPlanSubscriptionsBeforeChange(transaction, id) : undefined;
    if (price !== before.price) {
      await agreeOnPrices(transaction, { plan: before, price, priceFor });
    }
    const inactiveSince =
      status === "inativo" ? sql`coalesce(${plans.inactiveSince}, now())` : null;
    await transaction
      .update(plans)
      .set({ name, description, price, status, support, inactiveSince, updatedAt: sql`now()` })
      .where(own);
    await notifyCustomers(transaction, { before, former, status });
    await recordAuditedChange(transaction, {
      actor,
      action: "plan.update",
      target: { kind: "plan", id },
      before: { ...before },
      after: { name, description, price, status, support },
      about: isForAll ? { priceFor, subscriptions: before.subscriptions } : {},
    });
    return { ok: true, plan: (await findPlan(transaction, id)) ?? before } as const;
  });
}
