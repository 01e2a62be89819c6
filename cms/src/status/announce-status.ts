import { type ContentEvent, contentChangedEvent, statusTag } from "contracts";
import { sql } from "drizzle-orm";
import type { Database } from "../ground/database.ts";

/** Once the transaction is committed, every web process draws what tells of the status again. */
export async function announceStatus(transaction: Database): Promise<void> {
  const event = JSON.stringify({ collection: statusTag } satisfies ContentEvent);
  await transaction.execute(sql`select pg_notify(${contentChangedEvent}, ${event})`);
}
