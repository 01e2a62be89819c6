import { and, inArray, ne, type SQL, sql } from "drizzle-orm";
import { lead_deliveries as deliveries, leads } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";
import { withdrawalChannels } from "./delivery/channels.ts";

/**
 * Closes leads that their senders withdrew, and adds a note with the time. Queues a message about the withdrawal to
 * each destination system of the lead.
 */
export async function withdrawLeads(
  transaction: Database,
  condition: SQL | undefined,
): Promise<void> {
  const day = sql`to_char(now() at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI')`;
  const note = sql`'Retirado por quem pediu em ' || ${day}`;
  const closed = await transaction
    .update(leads)
    .set({
      state: "withdrawn",
      notes: sql`concat_ws(E'\n', nullif(${leads.notes}, ''), ${note})`,
      updatedAt: sql`now()`,
    })
    .where(and(condition, ne(leads.state, "withdrawn")))
    .returning({ id: leads.id });
  if (closed.length === 0) {
    return;
  }
  const delivered = await transaction
    .select({ lead: deliveries.lead, channel: deliveries.channel })
    .from(deliveries)
    .where(
      inArray(
        deliveries.lead,
        closed.map(({ id }) => id),
      ),
    );
  const rows = delivered.flatMap(({ lead, channel }) => {
    const withdrawal = withdrawalChannels[channel];
    return withdrawal
      ? [{ lead, channel: withdrawal, state: "waiting", nextAttemptAt: sql`now()` } as const]
      : [];
  });
  if (rows.length > 0) {
    await transaction.insert(deliveries).values(rows).onConflictDoNothing();
  }
}
