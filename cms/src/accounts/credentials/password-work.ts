import { availableParallelism } from "node:os";
import { type Claim, FairQueue, networkOf, type Priority } from "contracts/fair-queue";
import { LRUCache } from "lru-cache";

export type Queued<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: "unavailable"; retryAfterSeconds: number };

/** Retry-After of requests that were rejected by the full queue or timed out in it. */
const retryAfterSeconds = 5;

/**
 * Queue of all password hashes. One core is left to other work: a hash that shares its core takes twice as long, and
 * would slow every response. The queue has space for all calls that the web service lets wait at once. Requests time
 * out only after a minute, because each rejection triggers the next attempt of a guessing program, which would
 * overtake waiting clients (docs/decisions/0108).
 */
const passwordQueue = new FairQueue({
  slots: Math.max(1, availableParallelism() - 1),
  waiting: 512,
  timeoutMs: 60_000,
});

/**
 * Networks that sent a wrong password in the last 15 minutes. A distributed attack reuses them, so logins from other
 * networks get priority.
 */
const suspects = new LRUCache<string, true>({ max: 20_000, ttl: 15 * 60_000 });

export function markSuspectNetwork(address: string): void {
  suspects.set(networkOf(address), true);
}

function priorityOf({ priority, address }: Claim): Priority {
  return priority ?? (suspects.has(networkOf(address)) ? "suspect" : "new");
}

/** Runs work that needs a hash in a slot of the queue; known devices and new clients go first. */
export async function inPasswordSlot<Value>(
  claim: Claim,
  work: () => Promise<Value>,
): Promise<Queued<Value>> {
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
