import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import type { Pool } from "pg";
import { deliverySettings } from "./delivery-settings.ts";
import { DeliveryQueue } from "./jobs/delivery-queue.ts";

/** Payload's pool of connections, for what must not go through Payload's transactions. */
export function poolOf(payload: Payload): Pool {
  return (payload.db as unknown as PostgresAdapter).pool as unknown as Pool;
}

let queue: DeliveryQueue | undefined;

/** This process's way into the delivery queues. */
export function deliveryQueue(payload: Payload): DeliveryQueue {
  queue ??= new DeliveryQueue(poolOf(payload), deliverySettings);
  return queue;
}
