import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { leads } from "../payload-schema.ts";
import { inTransaction } from "../platform/database.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import {
  addDeliveries,
  leadRoutingColumns,
  requeueDeadDeliveries,
} from "./delivery/delivery-store.ts";

interface DeliveryAction {
  actor: Actor;
  /** Id of a delivery or of a lead. */
  id: string;
}

/**
 * Queues one dead delivery again, or all dead deliveries, with the full number of attempts. Returns how many were
 * queued.
 */
export function retryDeadDeliveries(
  payload: Payload,
  { actor, id }: Pick<DeliveryAction, "actor"> & Partial<DeliveryAction>,
): Promise<number> {
  return inTransaction(payload, async (transaction) => {
    const requeued = await requeueDeadDeliveries(transaction, id);
    for (const deliveryId of requeued) {
      const target = { kind: "delivery", id: deliveryId } as const;
      await recordAuditEntry(transaction, { actor, action: "delivery.retry", target });
    }
    return requeued.length;
  });
}

/** Clears the suspicion of a lead and queues its deliveries. Returns false if the lead is not suspected. */
export function clearLeadSuspicion(
  payload: Payload,
  { actor, id }: DeliveryAction,
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [lead] = await transaction
      .update(leads)
      .set({ suspicion: null, updatedAt: sql`now()` })
      .where(and(eq(leads.id, id), isNotNull(leads.suspicion)))
      .returning(leadRoutingColumns);
    if (lead) {
      await addDeliveries(transaction, lead, deliverySettings);
      const target = { kind: "lead", id } as const;
      await recordAuditEntry(transaction, { actor, action: "lead.release", target });
    }
    return lead !== undefined;
  });
}
