import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";

/**
 * A table whose rows workers lease, perform and retry (docs/decisions/0027). A row waits until `next_attempt_at`, by
 * the database's clock; null means that no further attempt follows.
 */
export type QueueTable = PgTable &
  Record<"id" | "attempts" | "reason" | "nextAttemptAt" | "createdAt", AnyPgColumn>;

export interface LeasedJob {
  id: string;
  /** Number of earlier attempts. */
  attempt: number;
}

interface Lease {
  limit: number;
  leaseMs: number;
  /** Additional condition for a worker that leases only some rows of the table. */
  condition?: SQL;
}

/**
 * Difference in ms between the lease and an attempt's timeout. The lease must be long enough to record the outcome in a
 * busy database, and short enough that another worker soon repeats the attempts of a killed worker.
 */
const leaseMarginMs = 15_000;

/** Returns how long a worker leases a job, in ms. */
export function calculateLeaseMs({ timeoutMs }: { timeoutMs: number }): number {
  return timeoutMs + leaseMarginMs;
}

/** SQL: the database's current time plus a number of milliseconds. */
export function addToNow(milliseconds: number): SQL {
  return sql`now() + ${milliseconds} * interval '1 ms'`;
}

/**
 * Leases due rows, longest due first. No other worker gets these rows until the lease ends or an outcome is recorded.
 * The lease of a worker that dies ends by itself. Returns the number of earlier attempts by row id.
 */
export async function leaseDueJobs(
  database: Database,
  table: QueueTable,
  { limit, leaseMs, condition = sql`true` }: Lease,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ id: string; attempt: number }>(sql`
    with due as (
      select ${table.id} from ${table}
      where ${condition} and ${table.nextAttemptAt} <= now()
      order by ${table.nextAttemptAt} limit ${limit} for update skip locked
    )
    update ${table} set next_attempt_at = ${addToNow(leaseMs)} from due
    where ${table.id} = due.id
    returning ${table.id}, ${table.attempts}::int as attempt`);
  return new Map(rows.map(({ id, attempt }) => [id, attempt]));
}

export interface JobFailure extends LeasedJob {
  reason: string;
  /** Pause before the next attempt, in ms; undefined after the last attempt. */
  pauseMs: number | undefined;
}

/**
 * Records a failed attempt. Returns false if the attempt exceeded its lease and another worker has recorded an outcome
 * in the meantime.
 *
 * @param alsoSet assignments to columns that only this table has
 */
export async function recordJobFailure(
  database: Database,
  table: QueueTable,
  { id, attempt, reason, pauseMs }: JobFailure,
  alsoSet: readonly SQL[] = [],
): Promise<boolean> {
  const nextAttemptAt = pauseMs === undefined ? sql`null` : addToNow(pauseMs);
  const assignments = [
    sql`attempts = ${attempt + 1}`,
    sql`reason = ${reason}`,
    sql`next_attempt_at = ${nextAttemptAt}`,
    ...alsoSet,
  ];
  const { rowCount } = await database.execute(sql`
    update ${table} set ${sql.join(assignments, sql`, `)}
    where ${table.id} = ${id} and ${table.attempts} = ${attempt} and ${table.nextAttemptAt} is not null`);
  return rowCount === 1;
}

export interface QueueState {
  waiting: number;
  /** Age of the oldest waiting job, in seconds; 0 if no job waits. */
  oldestSeconds: number;
  /** Number of jobs whose last attempt failed. */
  dead: number;
}

/** Returns the state of a queue for the metrics and the panel. */
export async function readQueueState(
  database: Database,
  table: QueueTable,
  isDead: SQL,
): Promise<QueueState> {
  const { rows } = await database.execute<{ waiting: number; oldest: number; dead: number }>(sql`
    select (count(*) filter (where ${table.nextAttemptAt} is not null))::int as waiting,
      coalesce(extract(epoch from now() - min(${table.createdAt})
        filter (where ${table.nextAttemptAt} is not null)), 0)::float as oldest,
      (count(*) filter (where ${isDead}))::int as dead
    from ${table}`);
  const { waiting = 0, oldest: oldestSeconds = 0, dead = 0 } = rows[0] ?? {};
  return { waiting, oldestSeconds, dead };
}
