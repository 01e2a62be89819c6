import type { Payload } from "payload";
import { deliveryQueue, poolOf } from "./delivery-queue.ts";
import { deliverySettings } from "./delivery-settings.ts";
import type { LeadStore } from "./operations/leads/accept-lead.ts";

/** Where this process stores leads and queues their deliveries. */
export function leadStore(payload: Payload): LeadStore {
  return {
    pool: poolOf(payload),
    queue: deliveryQueue(payload),
    destinations: deliverySettings,
  };
}
