import {
  aliasedTable,
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { lead_deliveries as deliveries, leads } from "../../payload-schema.ts";
import type { Database } from "../../platform/database.ts";
import { hasEmail } from "../has-email.ts";
import {
  type Channel,
  channelsOf,
  type Destinations,
  leadKinds,
  type RoutingFields,
} from "./channels.ts";

export type Lead = typeof leads.$inferSelect;

/** The database's clock, because the clocks of several workers differ. */
const now = sql`now()`;
function fromNow(milliseconds: number): SQL {
  return sql`now() + ${milliseconds} * interval '1 ms'`;
}

/**
 * Time by which a lease outlasts an attempt's timeout, in ms: long enough to record the outcome in a busy database,
 * short enough that another worker soon delivers the leads of a killed one.
 */
const leaseMarginMs = 15_000;

/** Returns how long a worker leases a delivery, in ms. */
export function leaseMsOf({ timeoutMs }: { timeoutMs: number }): number {
  return timeoutMs + leaseMarginMs;
}

type DeliverableLead = Pick<Lead, "id" | "email"> & RoutingFields;

/**
 * Deletes obsolete messages to the newsletter's system that are not delivered yet: sign-ups of an e-mail address that has unsubscribed since, and unsubscriptions of an address that has signed up again. Returns true if there were any.
 */
async function deleteObsoleteDeliveries(
  database: Database,
  { email, unsubscribedAt }: Pick<DeliverableLead, "email" | "unsubscribedAt">,
): Promise<boolean> {
  const endedSubscriptions = database
    .select({ id: leads.id })
    .from(leads)
    .where(and(hasEmail(email), isNotNull(leads.unsubscribedAt)));
  const deleted = await database
    .delete(deliveries)
    .where(
      and(
        inArray(deliveries.lead, endedSubscriptions),
        eq(deliveries.channel, unsubscribedAt ? "newsletter-webhook" : "unsubscribe-webhook"),
        ne(deliveries.state, "delivered"),
      ),
    )
    .returning({ id: deliveries.id });
  return deleted.length > 0;
}

/** Creates the deliveries of a lead. */
export async function addDeliveries(
  database: Database,
  lead: DeliverableLead,
  settings: Destinations & { timeoutMs: number },
): Promise<void> {
  const hasReplacedDeliveries =
    lead.kind === "newsletter" && (await deleteObsoleteDeliveries(database, lead));
  const channels = channelsOf(lead, settings);
  if (channels.length === 0) {
    return;
  }
  await database
    .insert(deliveries)
    .values(
      channels.map((channel) => ({
        lead: lead.id,
        channel,
        state: "waiting" as const,
        // Waits until a running attempt at a deleted delivery has certainly ended.
        nextAttemptAt: hasReplacedDeliveries ? fromNow(leaseMsOf(settings)) : now,
      })),
    )
    .onConflictDoNothing({ target: [deliveries.lead, deliveries.channel] });
}

export interface DueDelivery {
  id: string;
  /** Number of earlier attempts. */
  attempt: number;
  lead: Lead;
}

/**
 * Leases due deliveries, longest due first: no other worker gets them until the lease ends or an outcome is recorded.
 * The lease of a worker that dies ends by itself.
 */
export async function leaseDueDeliveries(
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
  /** Pause before the next attempt, in ms; undefined after the last attempt, which makes the delivery dead. */
  pauseMs: number | undefined;
}

/**
 * Records a failure. Returns false if this attempt exceeded its lease and another worker has recorded an outcome
 * since.
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

/** Queues one dead delivery, or all of them, with the full number of attempts; returns their ids. */
export async function requeueDead(database: Database, id?: string): Promise<string[]> {
  const requeued = await database
    .update(deliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, updatedAt: now })
    .where(and(eq(deliveries.state, "dead"), id === undefined ? undefined : eq(deliveries.id, id)))
    .returning({ id: deliveries.id });
  return requeued.map((delivery) => delivery.id);
}

/** Columns of a lead that determine its channels. */
export const deliverableColumns = {
  id: leads.id,
  kind: leads.kind,
  email: leads.email,
  unsubscribedAt: leads.unsubscribedAt,
};
const isNotHeld = or(isNull(leads.suspicion), eq(leads.suspicion, "rate"));

/**
 * Returns leads that were stored while no destination was configured, oldest first, except held and withdrawn ones.
 */
export async function undeliveredLeads(
  database: Database,
  destinations: Destinations,
): Promise<DeliverableLead[]> {
  const kinds = leadKinds.filter(
    (kind) => channelsOf({ kind, unsubscribedAt: null }, destinations).length > 0,
  );
  return await database
    .select(deliverableColumns)
    .from(leads)
    .where(
      and(
        inArray(leads.kind, kinds),
        ne(leads.state, "withdrawn"),
        isNotHeld,
        isNull(leads.unsubscribedAt),
        notExists(database.select().from(deliveries).where(eq(deliveries.lead, leads.id))),
      ),
    )
    .orderBy(leads.createdAt)
    .limit(500);
}

/** Returns ended subscriptions that were not reported to the newsletter's system, oldest first. */
export async function unsubscriptionsToReport(
  database: Database,
  destinations: Destinations,
): Promise<DeliverableLead[]> {
  if (destinations.unsubscribeWebhookUrl === undefined) {
    return [];
  }
  const laterLeads = aliasedTable(leads, "later");
  return await database
    .select(deliverableColumns)
    .from(leads)
    .where(
      and(
        isNotNull(leads.unsubscribedAt),
        isNotHeld,
        notExists(
          database
            .select()
            .from(deliveries)
            .where(
              and(eq(deliveries.lead, leads.id), eq(deliveries.channel, "unsubscribe-webhook")),
            ),
        ),
        // Excludes e-mail addresses that have signed up again.
        notExists(
          database
            .select()
            .from(laterLeads)
            .where(
              and(
                eq(laterLeads.kind, "newsletter"),
                isNull(laterLeads.unsubscribedAt),
                sql`lower(${laterLeads.email}) = lower(${leads.email})`,
              ),
            ),
        ),
      ),
    )
    .orderBy(leads.unsubscribedAt)
    .limit(500);
}

/** State of the delivery queue for the metrics and the panel. */
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
