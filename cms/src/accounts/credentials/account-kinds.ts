import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/**
 * What differs between the two kinds of accounts: their table, their column in `passwords`,
 * `sessions` and `account_links`, who of them may log in, by which name messages greet them, whether
 * the e-mail address is theirs, and known to be, and how long a session lasts, unused and at most.
 */
export const accountKinds = {
  customer: {
    table: sql`customers`,
    column: sql`customer_id`,
    isOpen: sql`true`,
    // Of an address that nobody proved, a stranger may have chosen the name beside it.
    mailName: sql`case when a.email_verified_at is not null then a.fullname end`,
    holdsEmail: sql`not a.is_duplicate`,
    isProven: sql`(a.email_verified_at is not null and not a.is_duplicate)`,
    idleMs: 7 * dayMs,
    absoluteMs: 30 * dayMs,
  },
  staff: {
    table: sql`staff`,
    column: sql`staff_id`,
    isOpen: sql`a.disabled_at is null`,
    mailName: sql`a.name`,
    holdsEmail: sql`a.email is not null`,
    isProven: sql`true`,
    idleMs: 8 * hourMs,
    absoluteMs: dayMs,
  },
} as const satisfies Record<AccountKind, unknown>;

/** A length of time as PostgreSQL adds it to an instant. */
export function interval(ms: number) {
  return sql`${ms / 1_000} * interval '1 second'`;
}
