import { type Actor, recordAct } from "../audit/audit.ts";
import { databaseOn } from "../ground/database.ts";
import { inPoolTransaction } from "../ground/pool-transaction.ts";
import type { LeadStore } from "./accept-lead.ts";
import type { LeadKind } from "./delivery/channels.ts";
import { addDeliveries, reviveDead } from "./delivery/delivery-store.ts";

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
  { pool, queue }: LeadStore,
  { actor, id }: Pick<Act, "actor"> & Partial<Act>,
): Promise<number> {
  return inPoolTransaction(pool, async (client) => {
    const revived = await reviveDead({ client, queue }, id);
    for (const deliveryId of revived) {
      const target = { kind: "delivery", id: deliveryId } as const;
      await recordAct(databaseOn(client), { actor, action: "delivery.retry", target });
    }
    return revived.length;
  });
}

/** Lifts the suspicion from a lead and delivers it; false when there is no suspicion. */
export function releaseLead(
  { pool, queue, destinations }: LeadStore,
  { actor, id: leadId }: Act,
): Promise<boolean> {
  return inPoolTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; kind: LeadKind }>(
      `update leads set suspicion = null, updated_at = now()
       where id = $1 and suspicion is not null returning id, kind`,
      [leadId],
    );
    const [lead] = rows;
    if (lead) {
      await addDeliveries({ client, queue, lead, destinations });
      const target = { kind: "lead", id: leadId } as const;
      await recordAct(databaseOn(client), { actor, action: "lead.release", target });
    }
    return lead !== undefined;
  });
}
