import { LRUCache } from "lru-cache";

const maxBytes = 16 * 1024 * 1024;

interface CachedRead {
  version: string;
  json: string;
}

/**
 * Results of reads, valid while their version is the published one; a read by Payload takes milliseconds. Stored as
 * JSON, so that each caller gets its own copy to change.
 */
const cache = new LRUCache<string, CachedRead>({
  maxSize: maxBytes,
  sizeCalculation: ({ json }) => 256 + 2 * json.length,
});

/** Returns a cached result; undefined if there is none of this version. */
export function getCachedRead(key: string, version: string): unknown {
  const found = cache.get(key);
  return found?.version === version ? JSON.parse(found.json) : undefined;
}

/**
 * Caches a result. Callers read the version first, so that a change during the read makes the next version differ.
 */
export function setCachedRead(key: string, version: string, value: unknown): void {
  cache.set(key, { version, json: JSON.stringify(value) });
}
