import { isDeepStrictEqual } from "node:util";
import type { Block } from "./edit-blocks.ts";

/** A figure of a page's hero in all languages. */
export interface Fact {
  id?: string;
  value: Record<string, string>;
  label: Record<string, string>;
}

function withoutIds(facts: readonly Fact[]): Omit<Fact, "id">[] {
  return facts.map(({ value, label }) => ({ value, label }));
}

/** Removes the figures of a page's hero if they are the given ones. */
export function removeFacts([hero]: Block[], facts: readonly Fact[]): void {
  const found = (hero?.facts ?? []) as Fact[];
  if (hero && isDeepStrictEqual(withoutIds(found), withoutIds(facts))) {
    hero.facts = [];
  }
}

/** Adds the figures to a hero that has none. */
export function restoreFacts([hero]: Block[], facts: readonly Fact[]): void {
  if (hero && !(hero.facts as Fact[] | undefined)?.length) {
    hero.facts = [...facts];
  }
}
