import { databaseOn } from "../../database.ts";
import type { LeadKind } from "../../jobs/channels.ts";
import { addDeliveries, inTransaction, reviveDead } from "../../jobs/delivery-store.ts";
import { type Actor, recordAct } from "../audit.ts";
import type { LeadStore } from "./accept-lead.ts";

interface Act {
  actor: Actor;
  /** Of the delivery, or of the lead. */
  id: string;
}

/** Queues a dead delivery again, with all its attempts before it; false when it is not dead. */
export function retryDelivery(
  { pool, queue }: LeadStore,
  { actor, id: deliveryId }: Act,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const channel = await reviveDead(client, deliveryId);
    if (channel) {
      await queue.send(client, { channel, deliveryId, attempt: 0 });
      const target = { kind: "delivery", id: deliveryId } as const;
      await recordAct(databaseOn(client), { actor, action: "delivery.retry", target });
    }
    return channel !== undefined;
  });
}

/** Lifts the suspicion from a lead and delivers it; false when there is no suspicion. */
export function releaseLead(
  { pool, queue, destinations }: LeadStore,
  { actor, id: leadId }: Act,
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
      const target = { kind: "lead", id: leadId } as const;
      await recordAct(databaseOn(client), { actor, action: "lead.release", target });
    }
    return lead !== undefined;
  });
}
