import { sql } from "drizzle-orm";
import { createLocalReq, type Payload } from "payload";
import { expect } from "vitest";
import { getRequestDatabase } from "../../src/platform/database.ts";

/**
 * Makes PostgreSQL answer the next COMMIT of a transaction of Payload with ROLLBACK. For this, runs a statement that
 * fails before the COMMIT.
 */
export function rollBackNextCommit(payload: Payload): void {
  const { db } = payload;
  const commit = db.commitTransaction;
  db.commitTransaction = async (transactionId) => {
    db.commitTransaction = commit;
    const req = await createLocalReq({}, payload);
    req.transactionID = await transactionId;
    const transaction = await getRequestDatabase(req);
    await expect(transaction.execute(sql`select 1 / 0`)).rejects.toThrow();
    await commit.call(db, transactionId);
  };
}
