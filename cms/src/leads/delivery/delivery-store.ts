import {
  aliasedTable,
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { lead_deliveries as deliveries, leads } from "../../payload-schema.ts";
import type { Database } from "../../platform/database.ts";
import {
  addToNow,
  calculateLeaseMs,
  type JobFailure,
  type LeasedJob,
  leaseDueJobs,
  type QueueState,
  readQueueState,
  recordJobFailure,
} from "../../platform/queue/leased-queue.ts";
import { matchesLeadEmail } from "../has-email.ts";
import {
  type DeliveryChannel,
  type DeliveryDestinations,
  type LeadRoutingFields,
  leadKinds,
  selectDeliveryChannels,
} from "./channels.ts";

export type Lead = typeof leads.$inferSelect;

/** SQL: the database's time, because the clocks of several workers differ. */
const now = sql`now()`;

type DeliverableLead = Pick<Lead, "id" | "email"> & LeadRoutingFields;

/**
 * Deletes undelivered messages to the newsletter's system that are obsolete. These are sign-ups of an e-mail address
 * that has unsubscribed since, and unsubscriptions of an address that has signed up again. Returns true if it deleted
 * any.
 */
async function deleteObsoleteDeliveries(
  database: Database,
  { email, unsubscribedAt }: Pick<DeliverableLead, "email" | "unsubscribedAt">,
): Promise<boolean> {
  const endedSubscriptions = database
    .select({ id: leads.id })
    .from(leads)
    .where(and(matchesLeadEmail(email), isNotNull(leads.unsubscribedAt)));
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
  settings: DeliveryDestinations & { timeoutMs: number },
): Promise<void> {
  const hasReplacedDeliveries =
    lead.kind === "newsletter" && (await deleteObsoleteDeliveries(database, lead));
  const channels = selectDeliveryChannels(lead, settings);
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
        // If a deleted delivery may have a running attempt, waits until its lease has ended.
        nextAttemptAt: hasReplacedDeliveries ? addToNow(calculateLeaseMs(settings)) : now,
      })),
    )
    .onConflictDoNothing({ target: [deliveries.lead, deliveries.channel] });
}

export interface DueDelivery extends LeasedJob {
  lead: Lead;
}

/** Leases the due deliveries of a channel. */
export async function leaseDueDeliveries(
  database: Database,
  { channel, ...options }: { channel: DeliveryChannel; limit: number; leaseMs: number },
): Promise<DueDelivery[]> {
  // Contains the state, because the index of due deliveries starts with channel and state.
  const condition = sql`${deliveries.channel} = ${channel} and ${deliveries.state} = 'waiting'`;
  const attempts = await leaseDueJobs(database, deliveries, { ...options, condition });
  if (attempts.size === 0) {
    return [];
  }
  const due = await database
    .select({ id: deliveries.id, lead: leads })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.lead))
    .where(inArray(deliveries.id, [...attempts.keys()]));
  return due.map(({ id, lead }) => ({ id, attempt: attempts.get(id) ?? 0, lead }));
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

/**
 * Records a failed attempt. After the last attempt the delivery is dead. Returns false if another worker has recorded
 * an outcome since.
 */
export function recordDeliveryFailure(database: Database, failure: JobFailure): Promise<boolean> {
  const state = failure.pauseMs === undefined ? "dead" : "waiting";
  return recordJobFailure(database, deliveries, failure, [
    sql`state = ${state}`,
    sql`last_attempt_at = now()`,
    sql`updated_at = now()`,
  ]);
}

/**
 * Queues one dead delivery again, or all dead deliveries if there is no id. Resets the number of attempts and returns
 * the ids.
 */
export async function requeueDeadDeliveries(database: Database, id?: string): Promise<string[]> {
  const requeued = await database
    .update(deliveries)
    .set({ state: "waiting", attempts: 0, nextAttemptAt: now, updatedAt: now })
    .where(and(eq(deliveries.state, "dead"), id === undefined ? undefined : eq(deliveries.id, id)))
    .returning({ id: deliveries.id });
  return requeued.map((delivery) => delivery.id);
}

/** Columns of a lead that determine its channels. */
export const leadRoutingColumns = {
  id: leads.id,
  kind: leads.kind,
  email: leads.email,
  unsubscribedAt: leads.unsubscribedAt,
};
const isNotHeld = or(isNull(leads.suspicion), eq(leads.suspicion, "rate"));

/**
 * Returns leads that were stored while no destination was configured, oldest first. Excludes withdrawn leads and leads
 * that wait for a release by staff.
 */
export async function findUndeliveredLeads(
  database: Database,
  destinations: DeliveryDestinations,
): Promise<DeliverableLead[]> {
  const kinds = leadKinds.filter(
    (kind) => selectDeliveryChannels({ kind, unsubscribedAt: null }, destinations).length > 0,
  );
  return await database
    .select(leadRoutingColumns)
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

/** Returns ended subscriptions that the newsletter's system does not know about yet, oldest first. */
export async function findUnreportedUnsubscriptions(
  database: Database,
  destinations: DeliveryDestinations,
): Promise<DeliverableLead[]> {
  if (destinations.unsubscribeWebhookUrl === undefined) {
    return [];
  }
  const laterLeads = aliasedTable(leads, "later");
  return await database
    .select(leadRoutingColumns)
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

/** Returns the state of the delivery queue for the metrics and the panel. */
export function readDeliveryQueueState(database: Database): Promise<QueueState> {
  return readQueueState(database, deliveries, sql`${deliveries.state} = 'dead'`);
}
