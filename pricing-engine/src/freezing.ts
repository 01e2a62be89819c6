import type { Catalogue } from "./catalogue.ts";

/** Freezes plain data throughout and returns it. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data !== "object" || data === null) {
    return data;
  }
  Object.values(data).forEach(deepFreeze);
  return Object.freeze(data);
}

/**
 * Freezes a catalogue throughout and returns it: the engine then checks it at its first use only. For
 * plain data, as JSON.parse makes it.
 */
export function freezeCatalogue(catalogue: Catalogue): Catalogue {
  return deepFreeze(catalogue);
}

/** How deep a catalogue goes: catalogue, policy, limits, one limit, its values. */
const catalogueDepth = 5;

const plain: readonly unknown[] = [Object.prototype, Array.prototype, null];

/**
 * Whether nothing that can be read from the value will ever change: plain objects and lists, frozen,
 * without accessors, down to a catalogue's depth. False is always a safe answer.
 */
export function isDeeplyFrozen(value: unknown, depth = catalogueDepth): boolean {
  if (typeof value !== "object" || value === null) {
    return true;
  }
  if (depth === 0 || !Object.isFrozen(value)) {
    return false;
  }
  if (!plain.includes(Object.getPrototypeOf(value))) {
    return false;
  }
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    (field) => "value" in field && isDeeplyFrozen(field.value, depth - 1),
  );
}
