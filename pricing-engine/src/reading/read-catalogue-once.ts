import { isDeeplyFrozen } from "./is-deeply-frozen.ts";
import { type ExactCatalogue, readCatalogue } from "./read-catalogue.ts";

const known = new WeakMap<object, ExactCatalogue>();

/**
 * Reads a catalogue that can never change only the first time: checking one takes several times as
 * long as a quote. Any other is checked at every call, since it may have changed in between.
 */
export function readCatalogueOnce(value: unknown): ExactCatalogue {
  const seen = known.get(value as object);
  if (seen) return seen;
  const catalogue = readCatalogue(value);
  if (isDeeplyFrozen(value)) known.set(value as object, catalogue);
  return catalogue;
}
