import { keepRead, keptRead } from "../../published/kept-reads.ts";

/** A position in the complete list: the number of customers before it, in the requested order. */
export interface ListPlace {
  before: number;
  /** Absent for the beginning of the list. */
  id?: string;
}

export const listBegin: ListPlace = { before: 0 };

/** Maximum distance worth scanning: skipping this many rows costs a twentieth of a page. */
const near = 1_000;

/** A requested order, valid while the customers have this version. */
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
 * Returns the last cached place at or before row `start`, so that a page far into the list need not scan all rows
 * before it. Each requested page adds its place.
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

/** Caches a place, unless the place that the scan began at is near. */
export function cachePlace(place: ListPlace, from: ListPlace, order: ListOrder): void {
  if (place.before - from.before >= near) {
    keepRead(keyOf(order), order.version, [...placesOf(order), place]);
  }
}
