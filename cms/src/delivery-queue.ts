import type { Payload } from "payload";
import { poolOf } from "./database.ts";
import { deliverySettings } from "./delivery-settings.ts";
import { DeliveryQueue } from "./jobs/delivery-queue.ts";

let starting: Promise<DeliveryQueue> | undefined;

/** This process's way into the delivery queues; a start that failed is tried again by the next call. */
export function deliveryQueue(payload: Payload): Promise<DeliveryQueue> {
  starting ??= DeliveryQueue.start(poolOf(payload), deliverySettings).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
