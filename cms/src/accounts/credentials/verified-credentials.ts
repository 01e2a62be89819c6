import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const keptMs = 30_000;
const processKey = randomBytes(32);

/** By keyed hash of the credentials: the stored hash that they were last found to match. */
const verified = new LRUCache<string, string>({ max: 10_000, ttl: keptMs });

interface Attempt {
  kind: string;
  email: string;
  password: string;
  /** What was verified for one address says nothing to another. */
  visitor: string;
}

function keyOf({ kind, email, password, visitor }: Attempt): string {
  return createHmac("sha256", processKey)
    .update(JSON.stringify([kind, email, password, visitor]))
    .digest("base64url");
}

/**
 * Whether these credentials matched this very hash a moment ago. Clients that send Basic with every
 * call pay for one hash in half a minute; a changed password has another hash, on every process.
 */
export function wereVerified(attempt: Attempt, storedHash: string): boolean {
  return verified.get(keyOf(attempt)) === storedHash;
}

export function rememberVerified(attempt: Attempt, storedHash: string): void {
  verified.set(keyOf(attempt), storedHash);
}
