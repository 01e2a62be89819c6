import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";
import type { Database, SQL } from "../../ground/database.ts";
import type { Recipient } from "../letters/account-letters.ts";
import { accountKinds } from "./account-kinds.ts";

type RecipientRow = Omit<Recipient, "name"> & { id: string; name: string | null };

/** The one account `a` that `condition` says. */
export async function findRecipient(
  db: Database,
  kind: AccountKind,
  condition: SQL,
): Promise<(Recipient & { id: string }) | undefined> {
  const { table, isOpen, mailName } = accountKinds[kind];
  const { rows } = await db.execute<RecipientRow>(sql`
    select a.id, a.email, a.locale, ${mailName} as name from ${table} a
    where ${condition} and ${isOpen}`);
  const [row] = rows;
  if (!row) {
    return undefined;
  }
  const { name, ...recipient } = row;
  return { ...recipient, ...(name === null ? {} : { name }) };
}
