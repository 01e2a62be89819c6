import { sql } from "@payloadcms/db-postgres";
import type { AuditAction, CustomerPlan, UpdateSubscriptionRequest } from "contracts";
import { eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAct, recordChange } from "../../audit/audit.ts";
import { type Database, inTransaction } from "../../ground/database.ts";
import { isoTime } from "../../ground/iso-time.ts";
import { subscriptions } from "../../payload-schema.ts";
import { customerPlanJson } from "./customer-rows.ts";
import { inAMonth } from "./due-payments.ts";
import { tellOfSubscription } from "./tell-of-plans.ts";

interface NewSubscription {
  actor: Actor;
  customerId: string;
  planId: string;
  nextPayment?: string | undefined;
}

export type AddPlanResult =
  | { ok: true }
  | { ok: false; code: "not-found" | "invalid-plan" | "no-active-plans" };

async function findPlanProblem(
  transaction: Database,
  planId: string,
): Promise<"invalid-plan" | "no-active-plans" | undefined> {
  // Shared, so that the plan is neither deleted nor switched off before the subscription exists.
  const { rows } = await transaction.execute(
    sql`select 1 from plans where id = ${planId} and status = 'ativo' for share`,
  );
  if (rows.length > 0) {
    return undefined;
  }
  const { rows: active } = await transaction.execute(
    sql`select 1 from plans where status = 'ativo' limit 1`,
  );
  return active.length > 0 ? "invalid-plan" : "no-active-plans";
}

/** Gives a customer a plan, as of now. */
export async function addPlan(
  payload: Payload,
  { actor, customerId, planId, nextPayment }: NewSubscription,
): Promise<AddPlanResult> {
  return inTransaction(payload, async (transaction) => {
    const { rows } = await transaction.execute(
      sql`select 1 from customers where id = ${customerId} for key share`,
    );
    if (rows.length === 0) {
      return { ok: false, code: "not-found" } as const;
    }
    const problem = await findPlanProblem(transaction, planId);
    if (problem) {
      return { ok: false, code: problem } as const;
    }
    const id = createId();
    const { rows: made } = await transaction.execute<State & { price: string }>(sql`
      insert into subscriptions (id, customer_id, plan_id, since, next_payment, price_cents)
      select ${id}, ${customerId}, p.id, now(), ${nextPayment ?? inAMonth}, round(p.price * 100)
      from plans p where p.id = ${planId}
      returning ${stateColumns}, price_cents / 100 as price`);
    await recordAct(transaction, {
      actor,
      action: "subscription.create",
      target: { kind: "subscription", id },
      after: {
        customer: customerId,
        plan: planId,
        nextPayment: made[0]?.nextPayment ?? null,
        price: Number(made[0]?.price),
      },
    });
    await tellOfSubscription(transaction, "planAdded", id);
    return { ok: true } as const;
  });
}

export type ChangeSubscriptionResult =
  | { ok: true; plan: CustomerPlan }
  | { ok: false; code: "not-found" | "already-cancelled" };

type State = {
  customer: string;
  plan: string;
  nextPayment: string | null;
  cancelledAt: string | null;
  label: string | null;
};

const stateColumns = sql`
  customer_id as customer, coalesce(plan_id, former_plan_id) as plan,
  ${isoTime(sql`next_payment`)} as "nextPayment", ${isoTime(sql`cancelled_at`)} as "cancelledAt", label`;

interface SubscriptionChange {
  actor: Actor;
  id: string;
  letter: "planChanged" | "planEnded";
  action: AuditAction;
  change: PgUpdateSetSource<typeof subscriptions>;
}

async function changeSubscription(
  payload: Payload,
  { actor, id, letter, action, change }: SubscriptionChange,
): Promise<ChangeSubscriptionResult> {
  return inTransaction(payload, async (transaction) => {
    const { rows: before } = await transaction.execute<State>(
      sql`select ${stateColumns} from subscriptions where id = ${id} for update`,
    );
    const [previous] = before;
    if (!previous) {
      return { ok: false, code: "not-found" } as const;
    }
    if (previous.cancelledAt !== null) {
      return { ok: false, code: "already-cancelled" } as const;
    }
    await transaction
      .update(subscriptions)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(subscriptions.id, id));
    const { rows: after } = await transaction.execute<State>(
      sql`select ${stateColumns} from subscriptions where id = ${id}`,
    );
    const { customer, plan } = previous;
    const { label: newLabel, ...now } = after[0] ?? previous;
    await recordChange(transaction, {
      actor,
      action,
      target: { kind: "subscription", id },
      before: { ...previous, label: false },
      // A name may be a person's: only that it changed is kept for ever.
      after: { ...now, label: newLabel !== previous.label },
      about: { customer, plan },
    });
    if (JSON.stringify(after[0]) !== JSON.stringify(previous)) {
      await tellOfSubscription(transaction, letter, id);
    }
    const { rows } = await transaction.execute<{ plan: CustomerPlan }>(sql`
      select ${customerPlanJson} as plan
      from subscriptions s left join plans p on p.id = s.plan_id where s.id = ${id}`);
    return { ok: true, plan: rows[0]?.plan as CustomerPlan } as const;
  });
}

interface SubscriptionUpdate extends UpdateSubscriptionRequest {
  actor: Actor;
  id: string;
}

/** When the next payment is due (null: no date), and what the plan is called for this customer. */
export function updateSubscription(
  payload: Payload,
  { actor, id, nextPayment, label }: SubscriptionUpdate,
): Promise<ChangeSubscriptionResult> {
  const change = {
    ...(nextPayment === undefined ? {} : { nextPayment }),
    ...(label === undefined ? {} : { label }),
  };
  const kind = { letter: "planChanged", action: "subscription.update" } as const;
  return changeSubscription(payload, { actor, id, change, ...kind });
}

/** Ends a subscription now; it stays among the customer's cancelled ones. */
export function cancelSubscription(
  payload: Payload,
  { actor, id }: { actor: Actor; id: string },
): Promise<ChangeSubscriptionResult> {
  const change = { cancelledAt: sql`now()` };
  const kind = { letter: "planEnded", action: "subscription.cancel" } as const;
  return changeSubscription(payload, { actor, id, change, ...kind });
}
