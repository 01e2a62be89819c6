import { hostname } from "node:os";
import {
  type Heartbeat,
  heartbeatMs,
  heartbeatTimeoutSeconds,
  type Replica,
  type ServiceName,
} from "contracts";
import { and, desc, eq, lt, ne, or, sql } from "drizzle-orm";
import { v7 as createId } from "uuid";
import { replicas } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";

/** Time for which a replica is still listed after its last heartbeat. */
const shownFor = sql`interval '1 hour'`;
/** Maximum number of replicas in the list. Only a restart loop creates more replicas. */
const maxShown = 200;

const isSilent = sql<boolean>`${replicas.seenAt} < now() - ${heartbeatTimeoutSeconds} * interval '1 s'`;

/** Records a heartbeat. Deletes replicas of the same service on the same machine that no longer send heartbeats. */
export async function recordHeartbeat(database: Database, beat: Heartbeat): Promise<void> {
  const { id, part, host, version, uptimeSeconds } = beat;
  await database
    .insert(replicas)
    .values({ id, part, host, version, startedAt: sql`now() - ${uptimeSeconds} * interval '1 s'` })
    .onConflictDoUpdate({ target: replicas.id, set: { seenAt: sql`now()` } });
  const isSucceeded = and(
    ne(replicas.id, id),
    eq(replicas.part, part),
    eq(replicas.host, host),
    isSilent,
  );
  await database
    .delete(replicas)
    .where(or(lt(replicas.seenAt, sql`now() - ${shownFor}`), isSucceeded));
}

/** Deletes a replica that was shut down regularly. */
export async function deleteReplica(database: Database, id: string): Promise<void> {
  await database.delete(replicas).where(eq(replicas.id, id));
}

export async function listReplicas(database: Database): Promise<Replica[]> {
  const rows = await database
    .select({
      id: replicas.id,
      part: sql<ServiceName>`${replicas.part}`,
      host: replicas.host,
      version: replicas.version,
      startedAt: replicas.startedAt,
      seenAt: replicas.seenAt,
      isSilent,
    })
    .from(replicas)
    .orderBy(desc(replicas.seenAt))
    .limit(maxShown);
  const instant = (text: string) => new Date(text).toISOString();
  return rows
    .map((row) => ({ ...row, startedAt: instant(row.startedAt), seenAt: instant(row.seenAt) }))
    .toSorted((a, b) => a.part.localeCompare(b.part) || a.host.localeCompare(b.host));
}

interface BeatingOptions extends JobContext {
  part: ServiceName;
  database: Database;
}

/** Sends heartbeats of this process until the signal aborts. */
export async function runHeartbeat({ part, database, ...watch }: BeatingOptions): Promise<void> {
  const id = createId();
  await poll({
    ...watch,
    everyMs: heartbeatMs,
    failure: "Cannot say that this process is there",
    look: async () => {
      const uptimeSeconds = Math.round(process.uptime());
      const beat = { id, part, host: hostname(), version: env.VERSION, uptimeSeconds };
      await recordHeartbeat(database, beat);
    },
  });
  await deleteReplica(database, id).catch(() => {});
}
