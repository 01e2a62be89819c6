import type { AccountKind } from "contracts";
import { and, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import type { Recipient } from "../emails/account-emails.ts";
import { accountKinds } from "./account-kinds.ts";

/** Returns the e-mail recipient of the one open account that matches `condition`. */
export async function findEmailRecipient(
  db: Database,
  kind: AccountKind,
  condition: SQL | undefined,
): Promise<(Recipient & { id: string }) | undefined> {
  const { accounts, isOpen, mailName } = accountKinds[kind];
  const { id, email, locale } = accounts;
  const [row] = await db
    .select({ id, email, locale, name: mailName })
    .from(accounts)
    .where(and(condition, isOpen));
  if (!row) {
    return undefined;
  }
  const { name, ...recipient } = row;
  return { ...recipient, ...(name === null ? {} : { name }) };
}
