import { sql } from "@payloadcms/db-postgres";
import type { AdminPlan, createPlanRequest } from "contracts";
import type { Payload } from "payload";
import type { z } from "zod";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { findFreePlanId } from "./plan-id.ts";
import { adminPlan, type PlanRow, planColumns } from "./plan-rows.ts";

/** Serialises the finding of free ids; any number that no other advisory lock here uses. */
const planIdLock = 711_003;

export type CreatePlanResult = { ok: true; plan: AdminPlan } | { ok: false; code: "plan-id-taken" };

export async function createPlan(
  payload: Payload,
  actor: Actor,
  { id: wantedId, ...plan }: z.output<typeof createPlanRequest>,
): Promise<CreatePlanResult> {
  return inTransaction(payload, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${planIdLock})`);
    const id = wantedId ?? (await findFreePlanId(transaction));
    const { rows: created } = await transaction.execute(sql`
      insert into plans
        (id, name, description, price, status, support, inactive_since, created_by_id)
      values (${id}, ${plan.name}, ${plan.description}, ${plan.price}, ${plan.status}, ${plan.support},
        ${plan.status === "inativo" ? sql`now()` : sql`null`}, ${actor.id})
      on conflict (id) do nothing returning 1`);
    if (created.length === 0) {
      return { ok: false, code: "plan-id-taken" } as const;
    }
    const target = { kind: "plan", id } as const;
    await recordAct(transaction, { actor, action: "plan.create", target, after: plan });
    const { rows } = await transaction.execute<PlanRow>(
      sql`select ${planColumns} from plans p where p.id = ${id}`,
    );
    return { ok: true, plan: adminPlan(rows[0] as PlanRow) } as const;
  });
}
