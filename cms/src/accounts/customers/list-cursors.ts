import { getVersioned, setVersioned } from "../../platform/versioned-cache.ts";

/** A position in the whole list: the number of customers before a row, in the requested order, and the row's id. */
export interface ListCursor {
  before: number;
  /** Undefined at the beginning of the list. */
  id?: string;
}

export const firstPage: ListCursor = { before: 0 };

/** Number of rows that are cheap to skip: skipping them costs a twentieth of a page. */
const near = 1_000;

/** A requested order. Its cached cursors are valid while the version of the customers stays the same. */
export interface ListOrder {
  sort: string;
  version: string;
}

function keyOf({ sort }: ListOrder): string {
  return `places of customers ${sort}`;
}

function cursorsOf(order: ListOrder): ListCursor[] {
  return (getVersioned(keyOf(order), order.version) ?? []) as ListCursor[];
}

/**
 * Returns the last cached cursor at or before row `start`, so that a page far into the list does not require a scan
 * of all rows before it. Each requested page adds a cursor to the cache.
 */
export function findCursorBefore(start: number, order: ListOrder): ListCursor {
  if (start < near) {
    return firstPage;
  }
  return cursorsOf(order).reduce(
    (last, each) => (each.before <= start && each.before > last.before ? each : last),
    firstPage,
  );
}

/** Caches a cursor unless it is less than `near` rows from where the scan began. */
export function cacheCursor(cursor: ListCursor, from: ListCursor, order: ListOrder): void {
  if (cursor.before - from.before >= near) {
    setVersioned(keyOf(order), order.version, [...cursorsOf(order), cursor]);
  }
}
