import { sql } from "@payloadcms/db-postgres";
import type { AdminPlan, updatePlanRequest } from "contracts";
import type { Payload } from "payload";
import type { z } from "zod";
import { type Actor, recordChange } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { adminPlan, type PlanRow, planColumns } from "./plan-rows.ts";

export type UpdatePlanResult = { ok: true; plan: AdminPlan } | { ok: false; code: "not-found" };

interface PlanChange {
  actor: Actor;
  id: string;
  changes: z.output<typeof updatePlanRequest>;
}

/** Switching a plan off keeps since when; its customers see that day as their cancellation. */
export async function updatePlan(
  payload: Payload,
  { actor, id, changes }: PlanChange,
): Promise<UpdatePlanResult> {
  return inTransaction(payload, async (transaction) => {
    const { rows } = await transaction.execute<PlanRow>(
      sql`select ${planColumns} from plans p where p.id = ${id} for update of p`,
    );
    const [row] = rows;
    if (!row) {
      return { ok: false, code: "not-found" } as const;
    }
    const before = adminPlan(row);
    const { name, description, price, status } = { ...before, ...changes };
    await transaction.execute(sql`
      update plans set name = ${name}, description = ${description}, price = ${price},
        status = ${status}, updated_at = now(),
        inactive_since = ${status === "inativo" ? sql`coalesce(inactive_since, now())` : sql`null`}
      where id = ${id}`);
    await recordChange(transaction, {
      actor,
      action: "plan.update",
      target: { kind: "plan", id },
      before: { ...before },
      after: { name, description, price, status },
    });
    return { ok: true, plan: { ...before, name, description, price, status } } as const;
  });
}
