import { type Db, PgBoss, type SendOptions } from "pg-boss";
import { type Channel, channels } from "./channels.ts";

/** The PostgreSQL schema that pg-boss keeps to itself. */
export const schema = "pgboss";

/** What is delivered, and which attempt it is: an attempt that was made already is not repeated. */
export interface DeliveryJob {
  deliveryId: string;
  attempt: number;
}

/** Whatever runs SQL: a pool, or the connection that a transaction is on. */
export interface SqlClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

function onConnection(client: SqlClient): Db {
  return { executeSql: (text, values) => client.query(text, values) };
}

/**
 * How long a worker may hold a job beyond an attempt's timeout, before another takes it: long enough
 * for a busy database, short enough that a killed worker's leads are soon delivered.
 */
const holdMarginSeconds = 15;
/** So often may workers die over one attempt; a failed delivery is another job, not a retry. */
const retryLimit = 1_000;
const deleteAfterSeconds = 24 * 60 * 60;
/** A waiting job is not thrown away: ten years stand for ever. */
const retentionSeconds = 10 * 365 * 24 * 60 * 60;

const queueOptions = { retryLimit, deleteAfterSeconds, retentionSeconds };

/** Creates or updates pg-boss's schema and our queues; for the one process that prepares databases. */
export async function prepareQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema, supervise: false, schedule: false, max: 1 });
  await boss.start();
  for (const name of channels) {
    await boss.createQueue(name, queueOptions);
    await boss.updateQueue(name, queueOptions);
  }
  await boss.stop({ graceful: false });
}

/**
 * Puts deliveries into their queues, on the connection of the caller's transaction. What pg-boss has
 * to read first is read while it starts: a transaction that had to wait for a second connection
 * could wait for ever, behind others that do the same.
 */
export class DeliveryQueue {
  readonly #boss: PgBoss;
  readonly #expireInSeconds: number;

  private constructor(boss: PgBoss, timeoutMs: number) {
    this.#boss = boss;
    this.#expireInSeconds = Math.ceil(timeoutMs / 1_000) + holdMarginSeconds;
  }

  /** @param pool for what pg-boss reads about its queues, now and then again */
  static async start(
    pool: SqlClient,
    { timeoutMs }: { timeoutMs: number },
  ): Promise<DeliveryQueue> {
    const boss = new PgBoss({
      db: onConnection(pool),
      schema,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    boss.on("error", () => {});
    await boss.start();
    return new DeliveryQueue(boss, timeoutMs);
  }

  async send(
    client: SqlClient,
    { channel, startAfter, ...job }: DeliveryJob & { channel: Channel; startAfter?: Date },
  ): Promise<void> {
    const options: SendOptions = {
      db: onConnection(client),
      expireInSeconds: this.#expireInSeconds,
      ...(startAfter ? { startAfter } : {}),
    };
    const id = await this.#boss.send(channel, job, options);
    if (id === null) {
      throw new Error(`The queue ${channel} did not take the delivery ${job.deliveryId}`);
    }
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}

/** pg-boss as a worker runs it: with connections of its own, and watching for killed workers. */
export function workingBoss(connectionString: string): PgBoss {
  return new PgBoss({
    connectionString,
    schema,
    schedule: false,
    max: 4,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
}
