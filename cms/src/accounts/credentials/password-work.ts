import { availableParallelism } from "node:os";
import { FairQueue, networkOf, type Priority, type SlotRequest } from "contracts/fair-queue";
import { LRUCache } from "lru-cache";

export type QueueResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: "unavailable"; retryAfterSeconds: number };

/** Value of Retry-After, in seconds, for requests that found the queue full or timed out in it. */
const retryAfterSeconds = 5;

/**
 * Queue of all password hashes. One core is left to other work, because a hash that shares its core takes twice as
 * long and would slow every response. The queue has space for all calls that the web service lets wait at once. The
 * timeout is a whole minute, because a guessing program sends its next attempt after each rejection, and would
 * overtake waiting clients (docs/decisions/0108).
 */
const passwordQueue = new FairQueue({
  slots: Math.max(1, availableParallelism() - 1),
  waiting: 512,
  timeoutMs: 60_000,
});

/**
 * Networks that sent a wrong password in the last 15 minutes. Logins from other networks get priority, because a
 * distributed attack uses its networks repeatedly.
 */
const suspects = new LRUCache<string, true>({ max: 20_000, ttl: 15 * 60_000 });

export function markSuspectNetwork(address: string): void {
  suspects.set(networkOf(address), true);
}

function priorityOf({ priority, address }: SlotRequest): Priority {
  return priority ?? (suspects.has(networkOf(address)) ? "suspect" : "new");
}

/** Runs work that computes a hash in a slot of the queue; known devices and networks without failures go first. */
export async function inPasswordSlot<Value>(
  claim: SlotRequest,
  work: () => Promise<Value>,
): Promise<QueueResult<Value>> {
  const slot = await passwordQueue.enter({ ...claim, priority: priorityOf(claim) });
  if (!slot.ok) {
    return { ok: false, code: "unavailable", retryAfterSeconds };
  }
  try {
    return { ok: true, value: await work() };
  } finally {
    slot.end();
  }
}
