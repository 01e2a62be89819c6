import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import type { Database } from "../../ground/database.ts";
import { accountKinds } from "./account-kinds.ts";
import { forgetSenders } from "./familiar-senders.ts";
import { endAllSessions } from "./sessions.ts";

/** Gives an account its password, and ends every session that began with another; who knew that one is familiar no more. */
export async function setPassword(
  transaction: Database,
  { kind, id, hash }: { kind: AccountKind; id: string; hash: string },
): Promise<void> {
  const { column } = accountKinds[kind];
  await transaction.execute(sql`
    insert into passwords (${column}, hash) values (${id}, ${hash})
    on conflict (${column}) do update set hash = excluded.hash, changed_at = now()`);
  await endAllSessions(transaction, kind, id);
  await forgetSenders(transaction, kind, id);
}
