import { sql } from "@payloadcms/db-postgres";
import type { SQL } from "./database.ts";

/** SQL: an instant as the contracts write it, "2026-11-21T12:00:00.000Z"; null stays null. */
export function isoTime(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
