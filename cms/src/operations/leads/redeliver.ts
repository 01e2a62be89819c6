import type { LeadKind } from "../../jobs/channels.ts";
import { addDeliveries, reviveDead } from "../../jobs/delivery-store.ts";
import { inPoolTransaction } from "../../pool-transaction.ts";
import type { LeadStore } from "./accept-lead.ts";

/** Queues a dead delivery again, with all its attempts before it; false when it is not dead. */
export function retryDelivery({ pool, queue }: LeadStore, deliveryId: string): Promise<boolean> {
  return inPoolTransaction(
    pool,
    async (client) => (await reviveDead({ client, queue }, deliveryId)) > 0,
  );
}

/** Queues all dead deliveries again; answers how many they were. */
export function retryAllDeliveries({ pool, queue }: LeadStore): Promise<number> {
  return inPoolTransaction(pool, (client) => reviveDead({ client, queue }));
}

/** Lifts the suspicion from a lead and delivers it; false when there is no suspicion. */
export function releaseLead(
  { pool, queue, destinations }: LeadStore,
  leadId: string,
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
    }
    return lead !== undefined;
  });
}
