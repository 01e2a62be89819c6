import type { Payload } from "payload";
import { poolOf } from "../../ground/database.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import { deliverySettings } from "./delivery-settings.ts";

let starting: Promise<DeliveryQueue> | undefined;

/** This process's way into the delivery queues; a start that failed is tried again by the next call. */
export function deliveryQueue(payload: Payload): Promise<DeliveryQueue> {
  starting ??= DeliveryQueue.start(poolOf(payload), deliverySettings).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
