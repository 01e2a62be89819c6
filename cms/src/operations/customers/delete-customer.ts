import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { inTransaction } from "../../database.ts";
import { type Actor, recordAct } from "../audit.ts";

export type DeleteCustomerResult = { ok: true } | { ok: false; code: "not-found" };

type DeletedRow = { subscriptions: string[] | null };

/**
 * Removes a customer with password, sessions and subscriptions: nothing personal stays. The audit
 * log keeps that it happened, and the ids.
 */
export async function deleteCustomer(
  payload: Payload,
  actor: Actor,
  id: string,
): Promise<DeleteCustomerResult> {
  return inTransaction(payload, async (transaction) => {
    // Locked first, so that no subscription is added in between.
    const { rows: found } = await transaction.execute(
      sql`select 1 from customers where id = ${id} for update`,
    );
    if (found.length === 0) {
      return { ok: false, code: "not-found" } as const;
    }
    const { rows } = await transaction.execute<DeletedRow>(sql`
      with gone as (
        delete from subscriptions where customer_id = ${id} returning plan_id, former_plan_id)
      select jsonb_agg(coalesce(plan_id, former_plan_id)) as subscriptions from gone`);
    await transaction.execute(sql`delete from customers where id = ${id}`);
    await recordAct(transaction, {
      actor,
      action: "user.delete",
      target: { kind: "customer", id },
      before: { plans: rows[0]?.subscriptions ?? [] },
    });
    return { ok: true } as const;
  });
}
