import { LRUCache } from "lru-cache";

const maxBytes = 16 * 1024 * 1024;

interface Kept {
  version: string;
  json: string;
}

/**
 * What Payload has read, for as long as its version is the published one: its own reading costs
 * milliseconds. Kept as text, so that each caller has a copy of its own to fill in.
 */
const kept = new LRUCache<string, Kept>({
  maxSize: maxBytes,
  sizeCalculation: ({ json }) => 256 + 2 * json.length,
});

export function keptRead(key: string, version: string): unknown {
  const found = kept.get(key);
  return found?.version === version ? JSON.parse(found.json) : undefined;
}

/** Keeps what was read after its version was: if it changed meanwhile, its next reader sees that. */
export function keepRead(key: string, version: string, value: unknown): void {
  kept.set(key, { version, json: JSON.stringify(value) });
}
