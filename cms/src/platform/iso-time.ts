import { type GetColumnData, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** SQL: an instant in the contracts' format, "2026-11-21T12:00:00.000Z"; null stays null. */
export function isoTime<Column extends PgColumn>(instant: Column): SQL<GetColumnData<Column>>;
export function isoTime(instant: SQL): SQL<string | null>;
export function isoTime(instant: SQL | PgColumn): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
