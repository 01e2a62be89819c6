import type { LeadKind } from "../../jobs/channels.ts";
import { addDeliveries, inTransaction, reviveDead } from "../../jobs/delivery-store.ts";
import type { LeadStore } from "./accept-lead.ts";

/** Queues a dead delivery again, with all its attempts before it; false when it is not dead. */
export function retryDelivery({ pool, queue }: LeadStore, deliveryId: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const channel = await reviveDead(client, deliveryId);
    if (channel) {
      await queue.send(client, { channel, deliveryId, attempt: 0 });
    }
    return channel !== undefined;
  });
}

/** Lifts the suspicion from a lead and delivers it; false when there is no suspicion. */
export function releaseLead(
  { pool, queue, destinations }: LeadStore,
  leadId: string,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; kind: LeadKind }>(
      `update leads set suspicion = null, updated_at = now()
       where id = $1 and suspicion is not null returning id, kind`,
      [leadId],
    );
    const [lead] = rows;
    if (lead) {
      await addDeliveries({ client, queue, lead, destinations });
    }
    return lead !== undefined;
  });
}
