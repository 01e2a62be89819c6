import { and, eq, inArray, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import { lead_deliveries as deliveries, leads } from "../../payload-schema.ts";
import { type Channel, channelsOf, type Destinations, type LeadKind } from "./channels.ts";

/** A lead as it is stored. */
export type Lead = typeof leads.$inferSelect;

/** The database's clock alone counts: those of several workers differ. */
const now = sql`now()`;
function fromNow(milliseconds: number): SQL {
  return sql`now() + ${milliseconds} * interval '1 ms'`;
}

/** Gives a lead its deliveries, where it has none yet. */
export async function addDeliveries(
  database: Database,
  { id, kind }: Pick<Lead, "id" | "kind">,
  destinations: Destinations,
): Promise<void> {
  const channels = channelsOf(kind, destinations);
  if (channels.length === 0) {
    return;
  }
  await database
    .insert(deliveries)
    .values(channels.map((channel) => waiting(id, channel)))
    .onConflictDoNothing({ target: [deliveries.lead, deliveries.channel] });
}

function waiting(lead: string, channel: Channel) {
  return { lead, channel, state: "waiting", nextAttemptAt: now } as const;
}

export interface DueDelivery {
  id: string;
  /** How many attempts were recorded before this one. */
  attempt: number;
  lead: Lead;
}

/**
 * Leases deliveries that are due, the longest due first: until the lease ends, or an outcome is
 * recorded, they are not due for anybody. A worker that dies needs to give nothing back.
 */
export async function leaseDue(
  database: Database,
  { channel, limit, leaseMs }: { channel: Channel; limit: number; leaseMs: number },
): Promise<DueDelivery[]> {
  const due = database.$with("due").as(
    database
      .select({ id: deliveries.id, lead: deliveries.lead })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.channel, channel),
          eq(deliveries.state, "waiting"),
          lte(deliveries.nextAttemptAt, now),
        ),
      )
      .orderBy(deliveries.nextAttemptAt)
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  return await database
    .with(due)
    .update(deliveries)
    .set({ nextAttemptAt: fromNow(leaseMs) })
    .from(due)
    .innerJoin(leads, eq(leads.id, due.lead))
    .where(eq(deliveries.id, due.id))
    .returning({ id: deliveries.id, attempt: deliveries.attempts, lead: leads });
}

export async function markDelivered(database: Database, id: string): Promise<void> {
  await database
    .update(deliveries)
    .set({
      state: "delivered",
      attempts: sql`${deliveries.attempts} + 1`,
      reason: null,
      deliveredAt: now,
      lastAttemptAt: now,
      nextAttemptAt: null,
      updatedAt: now,
    })
    .where(eq(deliveries.id, id));
}

export interface Failure extends Pick<DueDelivery, "id" | "attempt"> {
  reason: string;
  /** Absent after the last attempt: the delivery is dead. */
  pauseMs: number | undefined;
}

/**
 * Answers whether this failure is news: a worker that was slower than its lease may have made an
 * attempt that another has recorded.
 */
export async function markFailed(
  database: Database,
  { id, attempt, reason, pauseMs }: Failure,
): Promise<boolean> {
  const failed = await database
    .update(deliveries)
    .set({
      state: pauseMs === undefined ? "dead" : "waiting",
      attempts: attempt + 1,
      reason,
      lastAttemptAt: now,
      nextAttemptAt: pauseMs === undefined ? null : fromNow(pauseMs),
      updatedAt: now,
    })
    .where(
      and(eq(deliveries.id, id), eq(deliveries.state, "waiting"), eq(deliveries.attempts, attempt)),
    )
    .returning({ id: deliveries.id });
  return failed.length > 0;
}

/**
 * Brings a dead delivery back, or all that are dead, with all their attempts before them; answers
 * which they are.
 */
export async function reviveDead(database: Database, id?: string): Promise<string[]> {
  const revived = await database
    .update(deliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, updatedAt: now })
    .where(and(eq(deliveries.state, "dead"), id === undefined ? undefined : eq(deliveries.id, id)))
    .returning({ id: deliveries.id });
  return revived.map((delivery) => delivery.id);
}

/** Leads that were kept while nothing was configured, oldest first; not those held as suspect. */
export async function undeliveredLeads(
  database: Database,
  kinds: LeadKind[],
): Promise<Pick<Lead, "id" | "kind">[]> {
  return await database
    .select({ id: leads.id, kind: leads.kind })
    .from(leads)
    .where(
      and(
        inArray(leads.kind, kinds),
        or(isNull(leads.suspicion), eq(leads.suspicion, "rate")),
        notExists(database.select().from(deliveries).where(eq(deliveries.lead, leads.id))),
      ),
    )
    .orderBy(leads.createdAt)
    .limit(500);
}

/** How the deliveries of the whole site stand. */
export async function queueState(
  database: Database,
): Promise<{ waiting: number; oldestSeconds: number; dead: number }> {
  const isWaiting = eq(deliveries.state, "waiting");
  const [state] = await database
    .select({
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      oldestSeconds:
        sql`coalesce(extract(epoch from now() - min(${deliveries.createdAt}) filter (where ${isWaiting})), 0)`.mapWith(
          Number,
        ),
      dead: sql`count(*) filter (where ${eq(deliveries.state, "dead")})`.mapWith(Number),
    })
    .from(deliveries);
  return state ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
}
