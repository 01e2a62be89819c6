import { LRUCache } from "lru-cache";

const maxBytes = 16 * 1024 * 1024;

interface Versioned {
  version: string;
  json: string;
}

/**
 * Counts of long lists, and positions in them, valid while the list's version stays the same. They save scans of
 * thousands of rows. Stored as JSON, so that each caller gets a copy that it may change.
 */
const cache = new LRUCache<string, Versioned>({
  maxSize: maxBytes,
  sizeCalculation: ({ json }) => 256 + 2 * json.length,
});

/** Returns the cached value of this version; undefined if there is none. */
export function getVersioned(key: string, version: string): unknown {
  const found = cache.get(key);
  return found?.version === version ? JSON.parse(found.json) : undefined;
}

/**
 * Caches a value. Callers must read the version before the data, so that a change in between makes the next version
 * differ.
 */
export function setVersioned(key: string, version: string, value: unknown): void {
  cache.set(key, { version, json: JSON.stringify(value) });
}
