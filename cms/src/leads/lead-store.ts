import type { Payload } from "payload";
import { poolOf } from "../ground/database.ts";
import type { LeadStore } from "./accept-lead.ts";
import { deliverySettings } from "./delivery/delivery-settings.ts";
import { deliveryQueue } from "./delivery/the-delivery-queue.ts";

/** Where this process stores leads and queues their deliveries; to be asked for before a transaction. */
export async function leadStore(payload: Payload): Promise<LeadStore> {
  return {
    pool: poolOf(payload),
    queue: await deliveryQueue(payload),
    destinations: deliverySettings,
  };
}
