import type { AccountKind } from "contracts";
import { type Column, eq, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import { customers, staff } from "../../payload-schema.ts";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/**
 * Differences between the two kinds of accounts: their table; the owner column in `passwords`, `sessions`,
 * `account_links` and `familiar_senders`; conditions for accounts that may log in, hold their e-mail address, and
 * have verified it; the name in e-mails; and the maximum idle and total lifetime of a session.
 */
export const accountKinds = {
  customer: {
    accounts: customers,
    owner: "customerId",
    isOpen: sql`true`,
    // The name is used only once the e-mail address is verified: until then, anyone could have registered it to put
    // text into our e-mails.
    mailName: sql<
      string | null
    >`case when ${customers.emailVerifiedAt} is not null then ${customers.fullname} end`,
    holdsEmail: not(customers.isDuplicate),
    isVerified: sql<boolean>`(${customers.emailVerifiedAt} is not null and not ${customers.isDuplicate})`,
    idleMs: 7 * dayMs,
    absoluteMs: 30 * dayMs,
  },
  staff: {
    accounts: staff,
    owner: "staffId",
    isOpen: isNull(staff.disabledAt),
    mailName: sql<string | null>`${staff.name}`,
    holdsEmail: isNotNull(staff.email),
    isVerified: sql<boolean>`true`,
    idleMs: 8 * hourMs,
    absoluteMs: dayMs,
  },
} as const satisfies Record<AccountKind, unknown>;

/** An account of either kind. */
export interface AccountRef {
  kind: AccountKind;
  id: string;
}

/** SQL condition: the row of a table with owner columns belongs to the account. */
export function isOwnedBy(
  table: Record<"customerId" | "staffId", Column>,
  { kind, id }: AccountRef,
): SQL {
  return eq(table[accountKinds[kind].owner], id);
}

/** Returns the owner columns of a new row in the accounts' tables. */
export function ownerColumns<Id>(kind: AccountKind, id: Id): { customerId: Id } | { staffId: Id } {
  return kind === "customer" ? { customerId: id } : { staffId: id };
}

/** SQL: a duration in ms as an interval. */
export function interval(ms: number): SQL {
  return sql`${ms / 1_000} * interval '1 second'`;
}
