import { getCachedRead, setCachedRead } from "../../published/cached-reads.ts";

/** A position in the whole list: the number of customers before it, in the requested order. */
export interface ListCursor {
  before: number;
  /** Absent for the beginning of the list. */
  id?: string;
}

export const listBegin: ListCursor = { before: 0 };

/** Number of rows that are cheap to skip: a twentieth of the cost of a page. */
const near = 1_000;

/** A requested order with its cached cursors, valid while the version of the customers stays the same. */
export interface ListOrder {
  sort: string;
  version: string;
}

function keyOf({ sort }: ListOrder): string {
  return `places of customers ${sort}`;
}

function cursorsOf(order: ListOrder): ListCursor[] {
  return (getCachedRead(keyOf(order), order.version) ?? []) as ListCursor[];
}

/**
 * Returns the last cached cursor at or before row `start`, so that a page far into the list need not scan all rows
 * before it. Each requested page adds its cursor.
 */
export function cursorBefore(start: number, order: ListOrder): ListCursor {
  if (start < near) {
    return listBegin;
  }
  return cursorsOf(order).reduce(
    (last, each) => (each.before <= start && each.before > last.before ? each : last),
    listBegin,
  );
}

/** Caches a cursor, unless it is close to the position at which the scan began. */
export function cacheCursor(cursor: ListCursor, from: ListCursor, order: ListOrder): void {
  if (cursor.before - from.before >= near) {
    setCachedRead(keyOf(order), order.version, [...cursorsOf(order), cursor]);
  }
}
