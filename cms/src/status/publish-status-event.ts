import { type ContentEvent, contentChangedEvent, statusTag } from "contracts";
import { sql } from "drizzle-orm";
import type { Database } from "../platform/database.ts";

/**
 * Publishes a change event of the status. Web processes render the status pages again once the transaction is
 * committed.
 */
export async function publishStatusEvent(transaction: Database): Promise<void> {
  const event = JSON.stringify({ collection: statusTag } satisfies ContentEvent);
  await transaction.execute(sql`select pg_notify(${contentChangedEvent}, ${event})`);
}
