import { keepRead, keptRead } from "../../content/published/kept-reads.ts";

/** A customer's place in the list of all: how many are before, in the order that was asked for. */
export interface ListPlace {
  before: number;
  /** None at the beginning of the list. */
  id?: string;
}

export const listBegin: ListPlace = { before: 0 };

/** Going past so many costs a twentieth of a page. */
const near = 1_000;

/** An order of the list, as it was asked for, while customers have this version. */
export interface ListOrder {
  sort: string;
  version: string;
}

function keyOf({ sort }: ListOrder): string {
  return `places of customers ${sort}`;
}

function placesOf(order: ListOrder): ListPlace[] {
  return (keptRead(keyOf(order), order.version) ?? []) as ListPlace[];
}

/**
 * The last known place at or before the row `start`, so that a page far into the list does not go past
 * all before it: the pages that were asked for leave theirs.
 */
export function placeBefore(start: number, order: ListOrder): ListPlace {
  if (start < near) {
    return listBegin;
  }
  return placesOf(order).reduce(
    (last, each) => (each.before <= start && each.before > last.before ? each : last),
    listBegin,
  );
}

/** Keeps a place, unless the one that was gone on from is near. */
export function notePlace(place: ListPlace, from: ListPlace, order: ListOrder): void {
  if (place.before - from.before >= near) {
    keepRead(keyOf(order), order.version, [...placesOf(order), place]);
  }
}
