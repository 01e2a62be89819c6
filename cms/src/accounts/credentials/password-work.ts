import { availableParallelism } from "node:os";
import { type Claim, FairQueue, networkOf, type Standing } from "contracts/fair-queue";
import { LRUCache } from "lru-cache";

export type Queued<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: "unavailable"; retryAfterSeconds: number };

/** What somebody is told to wait who found the line full, or waited in it in vain. */
const retryAfterSeconds = 5;

/**
 * Where all passwords of people wait to be tried or kept. One core is left to everything else: a hash
 * that shares its core with the answers of others, or with another hash, takes twice as long, and so
 * would the login of whoever is served next. The line has room for all calls that the web process lets
 * wait at once. Whoever waits in it for a minute is told to come again, not sooner: each refusal brings
 * the next attempt of a program that guesses, which comes before who waits (docs/decisions/0108).
 */
const turns = new FairQueue({
  turns: Math.max(1, availableParallelism() - 1),
  waiting: 512,
  patienceMs: 60_000,
});

/**
 * Networks from which a password was wrong in the last quarter of an hour: whoever guesses from many
 * addresses comes from them again and again, and somebody who logs in from another goes before.
 */
const suspects = new LRUCache<string, true>({ max: 20_000, ttl: 15 * 60_000 });

export function suspectNetworkOf(address: string): void {
  suspects.set(networkOf(address), true);
}

function standingOf({ standing, address }: Claim): Standing {
  return standing ?? (suspects.has(networkOf(address)) ? "suspect" : "new");
}

/** Does what needs a hash in the turn of who asks for it: who is familiar, or new, goes first. */
export async function inPasswordTurn<Value>(
  claim: Claim,
  work: () => Promise<Value>,
): Promise<Queued<Value>> {
  const turn = await turns.enter({ ...claim, standing: standingOf(claim) });
  if (!turn.ok) {
    return { ok: false, code: "unavailable", retryAfterSeconds };
  }
  try {
    return { ok: true, value: await work() };
  } finally {
    turn.end();
  }
}
