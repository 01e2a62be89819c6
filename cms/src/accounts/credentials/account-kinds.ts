import type { AccountKind } from "contracts";
import { isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import { customers, staff } from "../../payload-schema.ts";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/**
 * What differs between the two kinds of accounts: their table, the column that says whose a row of
 * `passwords`, `sessions`, `account_links` or `familiar_senders` is, who of them may log in, by which
 * name messages greet them, whether the e-mail address is theirs, and known to be, and how long a
 * session lasts, unused and at most.
 */
export const accountKinds = {
  customer: {
    accounts: customers,
    owner: "customerId",
    isOpen: sql`true`,
    // Of an address that nobody proved, a stranger may have chosen the name beside it.
    mailName: sql<
      string | null
    >`case when ${customers.emailVerifiedAt} is not null then ${customers.fullname} end`,
    holdsEmail: not(customers.isDuplicate),
    isProven: sql<boolean>`(${customers.emailVerifiedAt} is not null and not ${customers.isDuplicate})`,
    idleMs: 7 * dayMs,
    absoluteMs: 30 * dayMs,
  },
  staff: {
    accounts: staff,
    owner: "staffId",
    isOpen: isNull(staff.disabledAt),
    mailName: sql<string | null>`${staff.name}`,
    holdsEmail: isNotNull(staff.email),
    isProven: sql<boolean>`true`,
    idleMs: 8 * hourMs,
    absoluteMs: dayMs,
  },
} as const satisfies Record<AccountKind, unknown>;

/** Whose a new row of the accounts' own tables is. */
export function ownedBy<Id>(kind: AccountKind, id: Id): { customerId: Id } | { staffId: Id } {
  return kind === "customer" ? { customerId: id } : { staffId: id };
}

/** A length of time as PostgreSQL adds it to an instant. */
export function interval(ms: number): SQL {
  return sql`${ms / 1_000} * interval '1 second'`;
}
