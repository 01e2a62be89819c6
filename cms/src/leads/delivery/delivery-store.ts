import { type Channel, channelsOf, type Destinations, type LeadKind } from "./channels.ts";
import { type DeliveryJob, type DeliveryQueue, type SqlClient, schema } from "./delivery-queue.ts";
import type { LeadRow } from "./lead-messages.ts";

interface NewDeliveries {
  client: SqlClient;
  queue: DeliveryQueue;
  lead: { id: string; kind: LeadKind };
  destinations: Destinations;
}

/** Gives a lead its deliveries and their jobs, where it has none yet; answers how many are new. */
export async function addDeliveries({
  client,
  queue,
  lead,
  destinations,
}: NewDeliveries): Promise<number> {
  const channels = channelsOf(lead.kind, destinations);
  let added = 0;
  for (const channel of channels) {
    const { rows } = await client.query(
      `insert into lead_deliveries (id, lead_id, channel, state, attempts, next_attempt_at)
       values (gen_random_uuid(), $1, $2, 'waiting', 0, now())
       on conflict (lead_id, channel) do nothing returning id`,
      [lead.id, channel],
    );
    const [delivery] = rows as { id: string }[];
    if (delivery) {
      await queue.send(client, { channel, deliveryId: delivery.id, attempt: 0 });
      added += 1;
    }
  }
  return added;
}

/** The lead of a delivery whose attempt is still to be made; undefined when it was made or is moot. */
export async function readDue(
  client: SqlClient,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
): Promise<LeadRow | undefined> {
  const { rows } = await client.query(
    `select leads.* from lead_deliveries join leads on leads.id = lead_deliveries.lead_id
     where lead_deliveries.id = $1 and lead_deliveries.state = 'waiting' and attempts = $2`,
    [deliveryId, attempt],
  );
  return rows[0] as LeadRow | undefined;
}

export async function markDelivered(client: SqlClient, deliveryId: string): Promise<void> {
  await client.query(
    `update lead_deliveries set state = 'delivered', attempts = attempts + 1, reason = null,
       delivered_at = now(), last_attempt_at = now(), next_attempt_at = null, updated_at = now()
     where id = $1`,
    [deliveryId],
  );
}

export interface Failure {
  deliveryId: string;
  /** The attempt that failed; one that was recorded already is not recorded again. */
  attempt: number;
  reason: string;
  /** Absent after the last attempt: the delivery is dead. */
  nextAttemptAt: Date | undefined;
}

/** Answers whether this failure is news. */
export async function markFailed(
  client: SqlClient,
  { deliveryId, attempt, reason, nextAttemptAt }: Failure,
): Promise<boolean> {
  const { rows } = await client.query(
    `update lead_deliveries set state = $3, attempts = $2 + 1, reason = $4,
       last_attempt_at = now(), next_attempt_at = $5, updated_at = now()
     where id = $1 and attempts = $2 and state = 'waiting' returning id`,
    [deliveryId, attempt, nextAttemptAt ? "waiting" : "dead", reason, nextAttemptAt ?? null],
  );
  return rows.length > 0;
}

/**
 * Deliveries that wait although no job is left to make them, as jobs; a minute late, because what is
 * due may be on its way. Another worker that looks at the same time takes others.
 */
export async function takeStranded(
  client: SqlClient,
): Promise<(DeliveryJob & { channel: Channel })[]> {
  const { rows } = await client.query(
    `update lead_deliveries set next_attempt_at = now(), updated_at = now()
     where id in (
       select id from lead_deliveries delivery
       where state = 'waiting' and next_attempt_at < now() - interval '1 minute'
         and not exists (
           select from ${schema}.job
           where job.state in ('created', 'retry', 'active')
             and job.data->>'deliveryId' = delivery.id::text)
       limit 500 for update skip locked)
     returning id as "deliveryId", attempts::int as attempt, channel`,
  );
  return rows as (DeliveryJob & { channel: Channel })[];
}

/**
 * Brings a dead delivery back, or all that are dead, with all their attempts before them; answers
 * which they are.
 */
export async function reviveDead(
  { client, queue }: Pick<NewDeliveries, "client" | "queue">,
  deliveryId?: string,
): Promise<string[]> {
  const { rows } = await client.query(
    `update lead_deliveries set state = 'waiting', attempts = 0, next_attempt_at = now(),
       updated_at = now()
     where state = 'dead' and ($1::uuid is null or id = $1)
     returning id as "deliveryId", 0 as attempt, channel`,
    [deliveryId ?? null],
  );
  const jobs = rows as (DeliveryJob & { channel: Channel })[];
  for (const job of jobs) {
    await queue.send(client, job);
  }
  return jobs.map((job) => job.deliveryId);
}

/** Leads that were kept while nothing was configured, oldest first; not those held as suspect. */
export async function undeliveredLeads(
  client: SqlClient,
  kinds: readonly LeadKind[],
): Promise<{ id: string; kind: LeadKind }[]> {
  const { rows } = await client.query(
    `select id, kind from leads
     where kind::text = any($1) and (suspicion is null or suspicion = 'rate')
       and not exists (select from lead_deliveries where lead_id = leads.id)
     order by created_at limit 500`,
    [kinds],
  );
  return rows as { id: string; kind: LeadKind }[];
}
