import { availableParallelism } from "node:os";
import { FairQueue, getNetwork, type QueuePriority, type SlotRequest } from "contracts/fair-queue";
import { LRUCache } from "lru-cache";

export type PasswordQueueResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: "unavailable" };

/**
 * Queue of all password hashes. Leaves one core to other work, because two hashes on one core take twice as long and
 * would slow every response. The queue has space for all requests that the web service lets wait at once. The timeout
 * is a whole minute: after each rejection, a guessing program would send another attempt and overtake waiting clients
 * (docs/decisions/0108).
 */
const passwordQueue = new FairQueue({
  slots: Math.max(1, availableParallelism() - 1),
  waiting: 512,
  timeoutMs: 60_000,
});

/**
 * Networks that sent a wrong password in the last 15 minutes. Logins from other networks have priority over them. In a
 * distributed attack, each network sends many wrong passwords.
 */
const suspects = new LRUCache<string, true>({ max: 20_000, ttl: 15 * 60_000 });

export function markNetworkAsSuspect(address: string): void {
  suspects.set(getNetwork(address), true);
}

function priorityOf({ priority, address }: SlotRequest): QueuePriority {
  return priority ?? (suspects.has(getNetwork(address)) ? "suspect" : "new");
}

/**
 * Runs `work`, which computes a hash, in a slot of the queue. Known devices and networks without failures have
 * priority.
 */
export async function runInPasswordSlot<Value>(
  claim: SlotRequest,
  work: () => Promise<Value>,
): Promise<PasswordQueueResult<Value>> {
  const slot = await passwordQueue.enter({ ...claim, priority: priorityOf(claim) });
  if (!slot.ok) {
    return { ok: false, code: "unavailable" };
  }
  try {
    return { ok: true, value: await work() };
  } finally {
    slot.end();
  }
}
