import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { tellOfPlanDeletion } from "../customers/tell-of-plans.ts";
import { adminPlan, type PlanRow, planColumns } from "./plan-rows.ts";

export type DeletePlanResult =
  | { ok: true }
  | { ok: false; code: "not-found" }
  | { ok: false; code: "plan-in-use"; subscriptions: number };

interface PlanDeletion {
  actor: Actor;
  id: string;
  /** How many customers' subscriptions the administrator knows will end. */
  confirmed: number;
}

/** Deletes a plan. The subscriptions that had it end now, and remember it as it was. */
export async function deletePlan(
  payload: Payload,
  { actor, id, confirmed }: PlanDeletion,
): Promise<DeletePlanResult> {
  return inTransaction(payload, async (transaction) => {
    // Locked first: a subscription that is being added shares this row.
    await transaction.execute(sql`select 1 from plans where id = ${id} for update`);
    const { rows } = await transaction.execute<PlanRow>(
      sql`select ${planColumns} from plans p where p.id = ${id}`,
    );
    const [row] = rows;
    if (!row) {
      return { ok: false, code: "not-found" } as const;
    }
    const { name, description, price, status, subscriptions } = adminPlan(row);
    if (subscriptions !== confirmed) {
      return { ok: false, code: "plan-in-use", subscriptions } as const;
    }
    await tellOfPlanDeletion(transaction, id);
    await transaction.execute(sql`
      update subscriptions s set former_plan_id = p.id, former_plan_name = p.name,
        former_plan_price = p.price, updated_at = now(),
        price_cents = coalesce(s.price_cents, round(p.price * 100)),
        cancelled_at = coalesce(s.cancelled_at, p.inactive_since, now()), plan_id = null
      from plans p where p.id = s.plan_id and p.id = ${id}`);
    await transaction.execute(sql`delete from plans where id = ${id}`);
    await recordAct(transaction, {
      actor,
      action: "plan.delete",
      target: { kind: "plan", id },
      before: { name, description, price, status, subscriptions },
    });
    return { ok: true } as const;
  });
}
