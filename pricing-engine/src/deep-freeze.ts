import type { Catalogue } from "./catalogue.ts";

/** Freezes plain data recursively and returns it. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data !== "object" || data === null) {
    return data;
  }
  Object.values(data).forEach(deepFreeze);
  return Object.freeze(data);
}

/**
 * Freezes a catalogue recursively and returns it, so that the engine validates it on first use only
 * (`parseCatalogueCached`). Expects plain data as JSON.parse returns it.
 */
export function freezeCatalogue(catalogue: Catalogue): Catalogue {
  return deepFreeze(catalogue);
}

/** Nesting depth of a catalogue: catalogue, policy, limits, one limit, its values. */
const catalogueDepth = 5;

const plainPrototypes: readonly unknown[] = [Object.prototype, Array.prototype, null];

/**
 * Returns true if the value can never change: it contains only frozen plain objects and arrays without accessors,
 * nested no deeper than a catalogue. The engine validates catalogues that can change on each call.
 */
export function isDeeplyFrozen(value: unknown, depth = catalogueDepth): boolean {
  if (typeof value !== "object" || value === null) {
    return true;
  }
  if (depth === 0 || !Object.isFrozen(value)) {
    return false;
  }
  if (!plainPrototypes.includes(Object.getPrototypeOf(value))) {
    return false;
  }
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    (field) => "value" in field && isDeeplyFrozen(field.value, depth - 1),
  );
}
