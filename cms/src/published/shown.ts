import { and, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isPublished } from "../platform/access/published.ts";

/**
 * SQL: the current time by the database's clock, so that all replicas agree. When `from` or `until` passes, a worker
 * sends a content-change event, so that caches reload the content (content/dates).
 */
const now = sql`now()`;

interface TimeSpan {
  from: PgColumn;
  until: PgColumn;
}

export function isWithinTimeSpan({ from, until }: TimeSpan): SQL | undefined {
  return and(or(isNull(from), lte(from, now)), or(isNull(until), gt(until, now)));
}

/** SQL condition: a document with dates is published, and the current time is within its dates. */
export function isShownToVisitors(
  table: { _status: PgColumn },
  { from, until }: TimeSpan,
): SQL | undefined {
  return and(isPublished(table), isWithinTimeSpan({ from, until }));
}
