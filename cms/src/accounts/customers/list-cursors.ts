import { getVersionedEntry, setVersionedEntry } from "../../platform/versioned-cache.ts";

/** A position in the whole list of customers: the id of a row, and the number of rows before that row. */
export interface ListCursor {
  before: number;
  /** Undefined for the beginning of the list. */
  id?: string;
}

export const firstPageCursor: ListCursor = { before: 0 };

/** Number of rows that a query may skip without a cursor; skipping them costs a twentieth of reading a page. */
const near = 1_000;

/** An order of the list. `version` changes with each change of a customer, and thereby invalidates cached cursors. */
export interface ListOrder {
  sort: string;
  version: string;
}

function keyOf({ sort }: ListOrder): string {
  return `places of customers ${sort}`;
}

function cursorsOf(order: ListOrder): ListCursor[] {
  return (getVersionedEntry(keyOf(order), order.version) ?? []) as ListCursor[];
}

/**
 * Returns the last cached cursor at or before row `start`. A page far into the list therefore does not require a scan
 * of all rows before it.
 */
export function findCursorBefore(start: number, order: ListOrder): ListCursor {
  if (start < near) {
    return firstPageCursor;
  }
  return cursorsOf(order).reduce(
    (last, each) => (each.before <= start && each.before > last.before ? each : last),
    firstPageCursor,
  );
}

/** Caches a cursor that is at least `near` rows after the cursor from which the query started. */
export function cacheCursor(cursor: ListCursor, from: ListCursor, order: ListOrder): void {
  if (cursor.before - from.before >= near) {
    setVersionedEntry(keyOf(order), order.version, [...cursorsOf(order), cursor]);
  }
}
