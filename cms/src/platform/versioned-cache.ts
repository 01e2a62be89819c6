import { LRUCache } from "lru-cache";

const maxBytes = 16 * 1024 * 1024;

interface Versioned {
  version: string;
  json: string;
}

/**
 * Cache of counts of long lists and of positions in them; saves scans of thousands of rows. An entry is valid while the
 * list's version stays the same. Values are stored as JSON, so that each caller gets a copy that it may change.
 */
const cache = new LRUCache<string, Versioned>({
  maxSize: maxBytes,
  sizeCalculation: ({ json }) => 256 + 2 * json.length,
});

/** Returns the cached value of this version; undefined if there is none. */
export function getVersionedEntry(key: string, version: string): unknown {
  const found = cache.get(key);
  return found?.version === version ? JSON.parse(found.json) : undefined;
}

/**
 * Caches a value. Callers must read the version before the data: if the data changes in between, the next version
 * differs and the cached value is not used.
 */
export function setVersionedEntry(key: string, version: string, value: unknown): void {
  cache.set(key, { version, json: JSON.stringify(value) });
}
