import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

const cacheMs = 30_000;
const processKey = randomBytes(32);

/** Stored hashes that credentials matched in the last 30 s, by a keyed hash of the credentials. */
const verified = new LRUCache<string, string>({ max: 10_000, ttl: cacheMs });

interface Attempt {
  kind: string;
  email: string;
  password: string;
  /** IP address of the client. Credentials verified at one address are not accepted from another. */
  visitor: string;
}

function keyOf({ kind, email, password, visitor }: Attempt): string {
  return createHmac("sha256", processKey)
    .update(JSON.stringify([kind, email, password, visitor]))
    .digest("base64url");
}

/**
 * Returns true if these credentials matched this stored hash in the last 30 s. A client that sends Basic with every
 * request therefore costs one hash per 30 s. A changed password has another stored hash, so the change takes effect at
 * once in every process.
 */
export function wereRecentlyVerified(attempt: Attempt, storedHash: string): boolean {
  return verified.get(keyOf(attempt)) === storedHash;
}

export function cacheVerifiedCredentials(attempt: Attempt, storedHash: string): void {
  verified.set(keyOf(attempt), storedHash);
}
