import type { AccountKind } from "contracts";
import { type Column, eq, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import { customers, staff } from "../../payload-schema.ts";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/**
 * Differences between customer and staff accounts. `accounts` is their table, and `owner` is the column that refers to
 * an account in tables such as `sessions`. `isOpen` selects the accounts that may log in, `holdsEmail` those that own
 * their e-mail address. `idleMs` and `absoluteMs` are the maximum idle and total lifetime of a session.
 */
export const accountKinds = {
  customer: {
    accounts: customers,
    owner: "customerId",
    isOpen: sql`true`,
    // Omits the name until the e-mail address is verified. Otherwise anyone could register somebody's address with a
    // name that puts text into our e-mails.
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

/** Kind and id of an account. */
export interface AccountRef {
  kind: AccountKind;
  id: string;
}

/** SQL condition: the row belongs to the account. The row's table must have the columns `customerId` and `staffId`. */
export function isOwnedBy(
  table: Record<"customerId" | "staffId", Column>,
  { kind, id }: AccountRef,
): SQL {
  return eq(table[accountKinds[kind].owner], id);
}

/** Returns the column that sets the owner of a new row, for example in `sessions`. */
export function toOwnerColumns<Id>(
  kind: AccountKind,
  id: Id,
): { customerId: Id } | { staffId: Id } {
  return kind === "customer" ? { customerId: id } : { staffId: id };
}

/** SQL: a duration in ms as an interval. */
export function toSqlInterval(ms: number): SQL {
  return sql`${ms / 1_000} * interval '1 second'`;
}
