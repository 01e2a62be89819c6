import { sql } from "@payloadcms/db-postgres";
import type { AccountKind } from "contracts";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/**
 * What differs between the two kinds of accounts: their table, their column in `passwords`,
 * `sessions` and `account_links`, who of them may log in, by which name messages greet
 * them, and how long a session lasts, unused and at most.
 */
export const accountKinds = {
  customer: {
    table: sql`customers`,
    column: sql`customer_id`,
    isOpen: sql`true`,
    mailName: sql`a.fullname`,
    idleMs: 7 * dayMs,
    absoluteMs: 30 * dayMs,
  },
  staff: {
    table: sql`staff`,
    column: sql`staff_id`,
    isOpen: sql`a.disabled_at is null`,
    mailName: sql`a.name`,
    idleMs: 8 * hourMs,
    absoluteMs: dayMs,
  },
} as const satisfies Record<AccountKind, unknown>;

/** A length of time as PostgreSQL adds it to an instant. */
export function interval(ms: number) {
  return sql`${ms / 1_000} * interval '1 second'`;
}
