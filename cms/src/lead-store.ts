import type { Payload } from "payload";
import { poolOf } from "./database.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { deliverySettings } from "./delivery-settings.ts";
import type { LeadStore } from "./operations/leads/accept-lead.ts";

/** Where this process stores leads and queues their deliveries; to be asked for before a transaction. */
export async function leadStore(payload: Payload): Promise<LeadStore> {
  return {
    pool: poolOf(payload),
    queue: await deliveryQueue(payload),
    destinations: deliverySettings,
  };
}
