import type { Pool, PoolClient } from "pg";

/**
 * Runs `work` in one transaction: commits once it returns, and nothing of it stays when it throws.
 * Not Payload's: that one takes a COMMIT that failed for done (decision 0014).
 */
export async function inPoolTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    const { command } = await client.query("commit");
    if (command !== "COMMIT") {
      // PostgreSQL answers so, without an error, where a statement's failure was overlooked.
      throw new Error("The transaction was rolled back");
    }
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query("rollback").then(
      () => {
        failure = undefined;
      },
      () => undefined,
    );
    throw error;
  } finally {
    // A connection that could not even roll back is not used again.
    client.release(failure);
  }
}
