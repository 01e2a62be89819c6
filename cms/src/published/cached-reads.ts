import { LRUCache } from "lru-cache";

const maxBytes = 16 * 1024 * 1024;

interface CachedRead {
  version: string;
  json: string;
}

/**
 * Results of reads, valid while their version is the published one. They save reads by Payload, which take
 * milliseconds. Stored as JSON, so that each caller gets a copy that it may change.
 */
const cache = new LRUCache<string, CachedRead>({
  maxSize: maxBytes,
  sizeCalculation: ({ json }) => 256 + 2 * json.length,
});

/** Returns the cached result of this version; undefined if there is none. */
export function getCachedRead(key: string, version: string): unknown {
  const found = cache.get(key);
  return found?.version === version ? JSON.parse(found.json) : undefined;
}

/**
 * Caches a result. Callers must read the version before the data, so that a change in between makes the next version
 * differ.
 */
export function setCachedRead(key: string, version: string, value: unknown): void {
  cache.set(key, { version, json: JSON.stringify(value) });
}
