import type { AccountKind } from "contracts";
import { and, type Column, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { passkeys, secondFactors } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { type AccountRef, accountKinds } from "./account-kinds.ts";

/** SQL condition: the row is the confirmed authenticator app of an account; `id` is the account's id or its column. */
export function isConfirmedAuthenticatorApp({
  kind,
  id,
}: {
  kind: AccountKind;
  id: string | Column;
}) {
  return and(eq(secondFactors[accountKinds[kind].owner], id), isNotNull(secondFactors.confirmedAt));
}

/** SQL: the account of the surrounding query has a passkey. */
function hasPasskey(kind: AccountKind): SQL<boolean> {
  const { accounts, owner } = accountKinds[kind];
  const passkeysOfAccount = new QueryBuilder()
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys[owner], accounts.id));
  return sql<boolean>`exists ${passkeysOfAccount}`;
}

/** SQL: the account of the surrounding query has a second factor: a confirmed authenticator app, or a passkey. */
export function hasSecondFactor(kind: AccountKind): SQL<boolean> {
  const confirmed = new QueryBuilder()
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(isConfirmedAuthenticatorApp({ kind, id: accountKinds[kind].accounts.id }));
  return sql<boolean>`(exists ${confirmed} or ${hasPasskey(kind)})`;
}

export interface AccountSecondFactors {
  hasSecondFactor: boolean;
  hasPasskey: boolean;
}

/** Returns the second factors that an account has; for an account that does not exist, none. */
export async function findSecondFactors(
  db: Database,
  { kind, id }: AccountRef,
): Promise<AccountSecondFactors> {
  const { accounts } = accountKinds[kind];
  const [factors] = await db
    .select({ hasSecondFactor: hasSecondFactor(kind), hasPasskey: hasPasskey(kind) })
    .from(accounts)
    .where(eq(accounts.id, id));
  return factors ?? { hasSecondFactor: false, hasPasskey: false };
}
