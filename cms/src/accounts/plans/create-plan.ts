import type { AdminPlan, createPlanRequest } from "contracts";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import type { z } from "zod";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { plans } from "../../payload-schema.ts";
import { inTransaction } from "../../platform/database.ts";
import { findPlan } from "./list-plans.ts";
import { findFreePlanId } from "./plan-id.ts";

/** Advisory lock that serialises the search for free plan ids. Its number must differ from those of other locks. */
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
    const inactiveSince = plan.status === "inativo" ? sql`now()` : null;
    const [inserted] = await transaction
      .insert(plans)
      .values({ ...plan, id, inactiveSince, createdBy: actor.id })
      .onConflictDoNothing({ target: plans.id })
      .returning({ id: plans.id });
    const created = inserted && (await findPlan(transaction, id));
    if (!created) {
      return { ok: false, code: "plan-id-taken" } as const;
    }
    const target = { kind: "plan", id } as const;
    await recordAuditEntry(transaction, { actor, action: "plan.create", target, after: plan });
    return { ok: true, plan: created } as const;
  });
}
