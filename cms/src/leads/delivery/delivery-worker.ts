import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { errorLine, withoutPersons } from "../../ground/log/log-line.ts";
import { inPoolTransaction } from "../../ground/pool-transaction.ts";
import { type Channel, channels, channelsOf, type LeadKind } from "./channels.ts";
import { type DeliverySettings, deliver, type SendMail } from "./deliver.ts";
import { type DeliveryJob, DeliveryQueue, workingBoss } from "./delivery-queue.ts";
import {
  addDeliveries,
  markDelivered,
  markFailed,
  readDue,
  takeStranded,
  undeliveredLeads,
} from "./delivery-store.ts";
import { retryPauseMs } from "./retry-pause.ts";

/** Lanes of a queue, and how many deliveries each makes at once: mail servers take few connections. */
const concurrency: Record<Channel, { lanes: number; batchSize: number }> = {
  "newsletter-webhook": { lanes: 2, batchSize: 16 },
  "contact-webhook": { lanes: 2, batchSize: 16 },
  "sales-email": { lanes: 2, batchSize: 2 },
};
/** How soon a new job is seen, in seconds: pg-boss's least. */
const pollingIntervalSeconds = 0.5;
const startRetryMs = 1_000;
/** How often the worker looks for leads that no job would deliver. */
const reconcileMs = 60_000;
/** How long attempts under way may take to end when the worker is asked to stop. */
const stopPatienceMs = 8_000;
const kinds: LeadKind[] = ["contact", "newsletter", "quote", "deletion"];

interface WorkerOptions {
  connectionString: string;
  pool: Pool;
  settings: DeliverySettings;
  sendMail: SendMail;
  log: (line: string) => void;
  reconcileMs?: number;
}

interface Attempt {
  queue: DeliveryQueue;
  channel: Channel;
  job: DeliveryJob;
}

/** Delivers what is queued, until it is closed. Any number may run on one database. */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #queue: DeliveryQueue | undefined;
  #boss: ReturnType<typeof workingBoss> | undefined;
  #reconciling: Promise<void> | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Begins as soon as the database answers, however long that takes. */
  async start(): Promise<void> {
    const { log, pool, settings } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        this.#queue ??= await DeliveryQueue.start(pool, settings);
        await this.#catchUp(this.#queue);
        await this.#work(this.#queue);
        this.#reconciling = this.#keepReconciling(this.#queue);
        log("Delivering leads.");
        return;
      } catch (error) {
        log(`Cannot deliver leads yet: ${errorLine(error)}`);
        await this.#boss?.stop({ graceful: false }).catch(() => {});
        await delay(startRetryMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#boss?.stop({ timeout: stopPatienceMs }).catch(() => {});
    await this.#reconciling;
    await this.#queue?.close();
  }

  async #keepReconciling(queue: DeliveryQueue): Promise<void> {
    const { signal } = this.#stopping;
    while (true) {
      await delay(this.#options.reconcileMs ?? reconcileMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) {
        return;
      }
      await this.#catchUp(queue).catch((error: unknown) =>
        this.#options.log(`Cannot look for stranded leads: ${errorLine(error)}`),
      );
    }
  }

  /**
   * Leads that came while their destination was not configured get their deliveries now, and
   * deliveries whose job is gone, say with a restored database, get another.
   */
  async #catchUp(queue: DeliveryQueue): Promise<void> {
    const { pool, settings: destinations } = this.#options;
    const configured = kinds.filter((kind) => channelsOf(kind, destinations).length > 0);
    let leads = await undeliveredLeads(pool, configured);
    while (leads.length > 0 && !this.#stopping.signal.aborted) {
      const waiting = leads;
      await inPoolTransaction(pool, async (client) => {
        for (const lead of waiting) {
          await addDeliveries({ client, queue, lead, destinations });
        }
      });
      leads = await undeliveredLeads(pool, configured);
    }
    await inPoolTransaction(pool, async (client) => {
      for (const job of await takeStranded(client)) {
        await queue.send(client, job);
      }
    });
  }

  async #work(queue: DeliveryQueue): Promise<void> {
    const { connectionString, log } = this.#options;
    const boss = workingBoss(connectionString);
    this.#boss = boss;
    boss.on("error", (error) => log(`Delivery queue: ${errorLine(error)}`));
    await boss.start();
    for (const channel of channels) {
      const { lanes, batchSize } = concurrency[channel];
      for (let lane = 0; lane < lanes; lane += 1) {
        const id: string = await boss.work<DeliveryJob>(
          channel,
          { batchSize, pollingIntervalSeconds },
          async (jobs) => {
            await this.#attemptAll(jobs.map(({ data }) => ({ queue, channel, job: data })));
            if (jobs.length === batchSize) {
              // There may be more: not only after the next interval.
              boss.notifyWorker(id);
            }
          },
        );
      }
    }
  }

  /** What fails is told only once all have ended: pg-boss hands the whole batch out again then. */
  async #attemptAll(attempts: Attempt[]): Promise<void> {
    const results = await Promise.allSettled(attempts.map((attempt) => this.#attempt(attempt)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) {
      throw failed.reason;
    }
  }

  async #attempt({ queue, channel, job }: Attempt): Promise<void> {
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
    await inPoolTransaction(pool, async (client) => {
      const isNews = await markFailed(client, { deliveryId, attempt, reason, nextAttemptAt });
      if (isNews && nextAttemptAt) {
        const next = { channel, deliveryId, attempt: failed, startAfter: nextAttemptAt };
        await queue.send(client, next);
      }
    });
    const fate = isLast ? "given up" : `again in ${Math.ceil(pause / 1_000)} s`;
    log(`${channel} ${lead.id}: attempt ${failed} failed (${withoutPersons(reason)}); ${fate}`);
  }
}
