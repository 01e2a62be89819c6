import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAct } from "../audit/audit.ts";
import { inTransaction } from "../ground/database.ts";
import { leads } from "../payload-schema.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { addDeliveries, deliverable, reviveDead } from "./delivery/delivery-store.ts";

interface Act {
  actor: Actor;
  /** Of the delivery, or of the lead. */
  id: string;
}

/**
 * Queues a dead delivery again, or all that are dead, with all their attempts before them; answers
 * how many they were.
 */
export function retryDead(
  payload: Payload,
  { actor, id }: Pick<Act, "actor"> & Partial<Act>,
): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const revived = await reviveDead(transaction, id);
    for (const deliveryId of revived) {
      const target = { kind: "delivery", id: deliveryId } as const;
      await recordAct(transaction, { actor, action: "delivery.retry", target });
    }
    return revived.length;
  });
}

/** Lifts the suspicion from a lead and delivers it; false when there is no suspicion. */
export function releaseLead(payload: Payload, { actor, id }: Act): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [lead] = await transaction
      .update(leads)
      .set({ suspicion: null, updatedAt: sql`now()` })
      .where(and(eq(leads.id, id), isNotNull(leads.suspicion)))
      .returning(deliverable);
    if (lead) {
      await addDeliveries(transaction, lead, deliverySettings);
      const target = { kind: "lead", id } as const;
      await recordAct(transaction, { actor, action: "lead.release", target });
    }
    return lead !== undefined;
  });
}
