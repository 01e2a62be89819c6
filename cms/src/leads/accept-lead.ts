import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inPoolTransaction } from "../ground/pool-transaction.ts";
import type { Destinations } from "./delivery/channels.ts";
import type { DeliveryQueue, SqlClient } from "./delivery/delivery-queue.ts";
import { addDeliveries } from "./delivery/delivery-store.ts";
import { columnsOf, type NewLead } from "./new-lead.ts";

export interface LeadStore {
  pool: Pool;
  queue: DeliveryQueue;
  destinations: Destinations;
}

export type AcceptLeadResult = { ok: true; id: string } | { ok: false; code: "conflict" };

/** What the visitor sent, without what differs between two clicks on the same button. */
function contentHash(lead: NewLead): string {
  const { suspicion, ...content } = columnsOf(lead);
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** The id of the stored row, or undefined when the key is taken. */
async function insertLead(
  client: SqlClient,
  columns: Record<string, string | null>,
): Promise<string | undefined> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query(
    `insert into leads (id, state, ${names.join(", ")})
     values (gen_random_uuid(), 'new', ${places.join(", ")})
     on conflict (idempotency_key) do nothing returning id`,
    Object.values(columns),
  );
  return (rows as { id: string }[])[0]?.id;
}

async function repeated(client: SqlClient, key: string, hash: string): Promise<AcceptLeadResult> {
  const { rows } = await client.query(
    "select id, content_hash from leads where idempotency_key = $1",
    [key],
  );
  const [known] = rows as { id: string; content_hash: string }[];
  return known?.content_hash === hash
    ? { ok: true, id: known.id }
    : { ok: false, code: "conflict" };
}

/** Held until somebody of the staff has looked at it: a machine sent it, as far as we can tell. */
function isHeld({ suspicion }: NewLead): boolean {
  return suspicion === "trap" || suspicion === "too-quick";
}

interface AddedLead extends Pick<LeadStore, "queue" | "destinations"> {
  client: PoolClient;
  lead: NewLead;
  idempotencyKey?: string | undefined;
}

/** Stores a lead together with the jobs that deliver it, in the transaction of the caller. */
export async function addLead({
  client,
  queue,
  destinations,
  lead,
  idempotencyKey,
}: AddedLead): Promise<AcceptLeadResult> {
  const hash = contentHash(lead);
  const id = await insertLead(client, {
    ...columnsOf(lead),
    idempotency_key: idempotencyKey ?? null,
    content_hash: hash,
  });
  if (id === undefined) {
    return repeated(client, idempotencyKey ?? "", hash);
  }
  if (!isHeld(lead)) {
    await addDeliveries({ client, queue, lead: { id, kind: lead.kind }, destinations });
  }
  return { ok: true, id };
}

/**
 * Stores a lead: once this has answered, it and the jobs that deliver it are on disk; when it throws,
 * neither is. The same key with the same content is the same lead.
 */
export function acceptLead(
  { pool, ...store }: LeadStore,
  lead: NewLead,
  idempotencyKey?: string,
): Promise<AcceptLeadResult> {
  return inPoolTransaction(pool, (client) => addLead({ ...store, client, lead, idempotencyKey }));
}
