import type { AuditAction, CustomerPlan, UpdateSubscriptionRequest } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry, recordAuditedChange } from "../../audit/audit.ts";
import { customers, plans, subscriptions } from "../../payload-schema.ts";
import { type Database, inTransaction } from "../../platform/database.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { toCentavos } from "../../platform/to-centavos.ts";
import { customerPlanJson } from "./customer-rows.ts";
import { currentDayOfMonth, oneMonthFromToday } from "./due-payments.ts";
import { notifyOfSubscriptionChange, readSubscriptionBeforeChange } from "./notify-plans.ts";
import { getDayOfMonth } from "./payment-day.ts";

interface NewSubscription {
  actor: Actor;
  customerId: string;
  planId: string;
  nextPayment?: string | undefined;
}

export type AddPlanResult =
  | { ok: true }
  | { ok: false; code: "not-found" | "invalid-plan" | "no-active-plans" };

type ActivePlan =
  | { ok: true; price: number }
  | { ok: false; code: "invalid-plan" | "no-active-plans" };

async function findActivePlan(transaction: Database, planId: string): Promise<ActivePlan> {
  // The share lock prevents another request from deleting or deactivating the plan before the subscription is stored.
  const [plan] = await transaction
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.status, "ativo")))
    .for("share");
  if (plan) {
    return { ok: true, price: plan.price };
  }
  const active = await transaction.$count(plans, eq(plans.status, "ativo"));
  return { ok: false, code: active > 0 ? "invalid-plan" : "no-active-plans" };
}

/** Subscribes a customer to a plan, starting now. */
export async function addPlan(
  payload: Payload,
  { actor, customerId, planId, nextPayment }: NewSubscription,
): Promise<AddPlanResult> {
  return inTransaction(payload, async (transaction) => {
    const [customer] = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("key share");
    if (!customer) {
      return { ok: false, code: "not-found" } as const;
    }
    const plan = await findActivePlan(transaction, planId);
    if (!plan.ok) {
      return plan;
    }
    const id = createId();
    const [made] = await transaction
      .insert(subscriptions)
      .values({
        id,
        customer: customerId,
        plan: planId,
        since: sql`now()`,
        nextPayment: nextPayment ?? oneMonthFromToday,
        paymentDay: nextPayment === undefined ? currentDayOfMonth : getDayOfMonth(nextPayment),
        priceCents: toCentavos(plan.price),
      })
      .returning(stateColumns);
    await recordAuditEntry(transaction, {
      actor,
      action: "subscription.create",
      target: { kind: "subscription", id },
      after: {
        customer: customerId,
        plan: planId,
        nextPayment: made?.nextPayment ?? null,
        price: plan.price,
      },
    });
    await notifyOfSubscriptionChange(transaction, "planAdded", { id });
    return { ok: true } as const;
  });
}

export type ChangeSubscriptionResult =
  | { ok: true; plan: CustomerPlan }
  | { ok: false; code: "not-found" | "already-cancelled" };

const stateColumns = {
  customer: subscriptions.customer,
  plan: sql<string>`coalesce(${subscriptions.plan}, ${subscriptions.former_planId})`,
  nextPayment: isoTime(subscriptions.nextPayment),
  cancelledAt: isoTime(subscriptions.cancelledAt),
  label: subscriptions.label,
};

interface SubscriptionChange {
  actor: Actor;
  id: string;
  email: "planChanged" | "planEnded";
  action: AuditAction;
  change: PgUpdateSetSource<typeof subscriptions>;
}

async function changeSubscription(
  payload: Payload,
  { actor, id, email, action, change }: SubscriptionChange,
): Promise<ChangeSubscriptionResult> {
  return inTransaction(payload, async (transaction) => {
    const own = eq(subscriptions.id, id);
    const [previous] = await transaction
      .select(stateColumns)
      .from(subscriptions)
      .where(own)
      .for("update");
    if (!previous) {
      return { ok: false, code: "not-found" } as const;
    }
    if (previous.cancelledAt !== null) {
      return { ok: false, code: "already-cancelled" } as const;
    }
    const before = await readSubscriptionBeforeChange(transaction, id);
    const [after] = await transaction
      .update(subscriptions)
      .set({ ...change, updatedAt: sql`now()` })
      .where(own)
      .returning(stateColumns);
    const { customer, plan } = previous;
    const { label: newLabel, ...now } = after ?? previous;
    await recordAuditedChange(transaction, {
      actor,
      action,
      target: { kind: "subscription", id },
      before: { ...previous, label: false },
      // Records only that the label changed. The audit log is permanent, and a label may contain a person's name.
      after: { ...now, label: newLabel !== previous.label },
      about: { customer, plan },
    });
    // Sends no e-mail about a corrected due date, because the plan stays the same.
    const isPlanChanged =
      after?.cancelledAt !== previous.cancelledAt || after.label !== previous.label;
    if (isPlanChanged) {
      await notifyOfSubscriptionChange(transaction, email, { id, before });
    }
    const [changed] = await transaction
      .select({ plan: customerPlanJson })
      .from(subscriptions)
      .leftJoin(plans, eq(plans.id, subscriptions.plan))
      .where(own);
    return changed ? { ok: true, plan: changed.plan } : { ok: false, code: "not-found" };
  });
}

interface SubscriptionUpdate extends UpdateSubscriptionRequest {
  actor: Actor;
  id: string;
}

/**
 * SQL: the payment day after staff set the due date. If the due date is unchanged, the payment day remains; otherwise
 * it becomes null.
 */
function paymentDayOf(nextPayment: string | null) {
  return nextPayment === null
    ? null
    : sql`case when ${subscriptions.nextPayment} = ${nextPayment} then ${subscriptions.paymentDay} end`;
}

/** Updates the due date of the next payment (null for none) and the plan's name for this customer. */
export function updateSubscription(
  payload: Payload,
  { actor, id, nextPayment, label }: SubscriptionUpdate,
): Promise<ChangeSubscriptionResult> {
  const change = {
    ...(nextPayment === undefined ? {} : { nextPayment, paymentDay: paymentDayOf(nextPayment) }),
    ...(label === undefined ? {} : { label }),
  };
  const kind = { email: "planChanged", action: "subscription.update" } as const;
  return changeSubscription(payload, { actor, id, change, ...kind });
}

/** Cancels a subscription now. The customer's list of plans still contains the subscription. */
export function cancelSubscription(
  payload: Payload,
  { actor, id }: { actor: Actor; id: string },
): Promise<ChangeSubscriptionResult> {
  const change = { cancelledAt: sql`now()` };
  const kind = { email: "planEnded", action: "subscription.cancel" } as const;
  return changeSubscription(payload, { actor, id, change, ...kind });
}
