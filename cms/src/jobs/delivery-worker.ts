import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { type Channel, channels, channelsOf, type LeadKind } from "./channels.ts";
import { type DeliverySettings, deliver, type SendMail } from "./deliver.ts";
import { type DeliveryJob, DeliveryQueue, workingBoss } from "./delivery-queue.ts";
import {
  addDeliveries,
  inTransaction,
  markDelivered,
  markFailed,
  readDue,
  undeliveredLeads,
} from "./delivery-store.ts";
import { retryPauseMs } from "./retry-pause.ts";

/** Lanes of a queue, and how many deliveries each makes at once. */
const lanes = 2;
const batchSize = 16;
/** How soon a new job is seen, in seconds: pg-boss's least. */
const pollingIntervalSeconds = 0.5;
const startRetryMs = 1_000;
/** How long attempts under way may take to end when the worker is asked to stop. */
const stopPatienceMs = 8_000;
const kinds: LeadKind[] = ["contact", "newsletter", "quote", "deletion"];

interface WorkerOptions {
  connectionString: string;
  pool: Pool;
  settings: DeliverySettings;
  sendMail: SendMail;
  log: (line: string) => void;
}

/** Delivers what is queued, until it is closed. Any number may run on one database. */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  readonly #queue: DeliveryQueue;
  readonly #stopping = new AbortController();
  #boss: ReturnType<typeof workingBoss> | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#queue = new DeliveryQueue(options.pool, options.settings);
  }

  /** Begins as soon as the database answers, however long that takes. */
  async start(): Promise<void> {
    const { log } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#catchUp();
        await this.#work();
        log("Delivering leads.");
        return;
      } catch (error) {
        log(`Cannot deliver leads yet: ${error instanceof Error ? error.message : error}`);
        await this.#boss?.stop({ graceful: false }).catch(() => {});
        await delay(startRetryMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#boss?.stop({ timeout: stopPatienceMs }).catch(() => {});
    await this.#queue.close();
  }

  /** Leads that came while their destination was not configured get their deliveries now. */
  async #catchUp(): Promise<void> {
    const { pool, settings: destinations } = this.#options;
    const configured = kinds.filter((kind) => channelsOf(kind, destinations).length > 0);
    let leads = await undeliveredLeads(pool, configured);
    while (leads.length > 0 && !this.#stopping.signal.aborted) {
      const waiting = leads;
      await inTransaction(pool, async (client) => {
        for (const lead of waiting) {
          await addDeliveries({ client, queue: this.#queue, lead, destinations });
        }
      });
      leads = await undeliveredLeads(pool, configured);
    }
  }

  async #work(): Promise<void> {
    const { connectionString, log } = this.#options;
    const boss = workingBoss(connectionString);
    this.#boss = boss;
    boss.on("error", (error) => log(`Delivery queue: ${error.message}`));
    await boss.start();
    for (const channel of channels) {
      for (let lane = 0; lane < lanes; lane += 1) {
        const id: string = await boss.work<DeliveryJob>(
          channel,
          { batchSize, pollingIntervalSeconds },
          async (jobs) => {
            await Promise.all(jobs.map(({ data }) => this.#attempt(channel, data)));
            if (jobs.length === batchSize) {
              // There may be more: not only after the next interval.
              boss.notifyWorker(id);
            }
          },
        );
      }
    }
  }

  async #attempt(channel: Channel, job: DeliveryJob): Promise<void> {
    const { pool, settings, sendMail, log } = this.#options;
    const { deliveryId, attempt } = job;
    const lead = await readDue(pool, job);
    if (!lead) {
      return;
    }
    const outcome = await deliver({ channel, lead, settings, sendMail });
    if (outcome.ok) {
      await markDelivered(pool, deliveryId);
      return;
    }
    const { reason, askedMs } = outcome;
    const failed = attempt + 1;
    const isLast = failed >= settings.attempts;
    const pause = retryPauseMs({ failed, firstPauseMs: settings.firstPauseMs, askedMs });
    const nextAttemptAt = isLast ? undefined : new Date(Date.now() + pause);
    await inTransaction(pool, async (client) => {
      const isNews = await markFailed(client, { deliveryId, attempt, reason, nextAttemptAt });
      if (isNews && nextAttemptAt) {
        const next = { channel, deliveryId, attempt: failed, startAfter: nextAttemptAt };
        await this.#queue.send(client, next);
      }
    });
    const fate = isLast ? "given up" : `again in ${Math.ceil(pause / 1_000)} s`;
    log(`${channel} ${lead.id}: attempt ${failed} failed (${reason}); ${fate}`);
  }
}
