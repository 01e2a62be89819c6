import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { csvHead, csvRow } from "../ground/csv.ts";
import { database } from "../ground/database.ts";
import { isoTime } from "../ground/iso-time.ts";

const rowsAtOnce = 500;

const columns = [
  "id",
  "at",
  "action",
  "actorId",
  "actorEmail",
  "targetKind",
  "targetId",
  "before",
  "after",
] as const;

type Row = Record<(typeof columns)[number], string | null>;

/** The whole audit log, newest first, as parts of a CSV file; read as fast as it is taken. */
export async function* exportAuditLog(payload: Payload): AsyncGenerator<string> {
  yield csvHead(columns);
  // From one entry on to older ones: what is added meanwhile moves nothing.
  let last: string | null = null;
  do {
    const { rows }: { rows: Row[] } = await database(payload).execute<Row>(sql`
      select id, ${isoTime(sql`created_at`)} as at, action, actor_id as "actorId",
        actor_email as "actorEmail", target_kind as "targetKind", target_id as "targetId",
        before::text, after::text
      from audit_log where ${last}::uuid is null or id < ${last}::uuid
      order by id desc limit ${rowsAtOnce}`);
    yield rows.map((row) => csvRow(columns.map((name) => row[name]))).join("");
    last = rows.length < rowsAtOnce ? null : (rows.at(-1)?.id ?? null);
  } while (last !== null);
}
