import type { AccountKind } from "contracts";
import { and, type Column, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { secondFactors } from "../../platform/app-tables.ts";
import { accountKinds } from "./account-kinds.ts";

/** SQL condition: the row is the confirmed second factor of an account; `id` is the account's id or its column. */
export function isInForce({ kind, id }: { kind: AccountKind; id: string | Column }) {
  return and(eq(secondFactors[accountKinds[kind].owner], id), isNotNull(secondFactors.confirmedAt));
}

/** SQL: the account of the surrounding query has a confirmed second factor. */
export function hasSecondFactor(kind: AccountKind): SQL<boolean> {
  const confirmed = new QueryBuilder()
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(isInForce({ kind, id: accountKinds[kind].accounts.id }));
  return sql<boolean>`exists ${confirmed}`;
}
