import type { Catalogue } from "../catalogue.ts";
import { deepFreeze } from "./deep-freeze.ts";

/**
 * Freezes a catalogue throughout and returns it: the engine then checks it at its first use only. For
 * plain data, as JSON.parse makes it.
 */
export function freezeCatalogue(catalogue: Catalogue): Catalogue {
  return deepFreeze(catalogue);
}
