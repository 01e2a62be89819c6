import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../platform/database.ts";
import { formatErrorLine } from "../../platform/log/log-line.ts";
import { type EmailLogo, readEmailBrand } from "../../platform/mail/brand.ts";
import { calculateLeaseMs } from "../../platform/queue/leased-queue.ts";
import { createOnceLogger } from "../../platform/queue/log-once.ts";
import { runQueue } from "../../platform/queue/run-queue.ts";
import { type DeliveryChannel, deliveryChannels } from "./channels.ts";
import { type DeliverySettings, deliverLead, type SendMail } from "./deliver.ts";
import {
  addDeliveries,
  type DueDelivery,
  findUndeliveredLeads,
  findUnreportedUnsubscriptions,
  leaseDueDeliveries,
  markDelivered,
  recordDeliveryFailure,
} from "./delivery-store.ts";

/** Maximum number of concurrent deliveries per worker and channel. Mail servers accept few connections. */
const concurrency: Record<DeliveryChannel, number> = {
  "newsletter-webhook": 32,
  "unsubscribe-webhook": 32,
  "contact-webhook": 32,
  "sales-email": 4,
  "withdrawal-webhook": 4,
  "withdrawal-email": 4,
};
const startRetryMs = 1_000;
/** Interval in ms between two searches for leads that were stored while no destination was configured. */
const catchUpMs = 60_000;
/** Time in ms that running attempts have at shutdown before the worker stops. */
const stopTimeoutMs = 8_000;

interface WorkerOptions {
  database: Database;
  settings: DeliverySettings;
  sendMail: SendMail;
  readLogo: () => Promise<EmailLogo | undefined>;
  log: (line: string) => void;
}

/** Delivers due leads until `close` is called. Any number of workers may run on one database. */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();
  readonly #trouble;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#trouble = createOnceLogger({ log: options.log, failure: "Cannot deliver leads" });
  }

  /** Starts the worker. Waits without a time limit until the database is available. */
  async start(): Promise<void> {
    const { log } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#catchUp();
        log("Delivering leads.");
        this.#working = Promise.all([
          ...deliveryChannels.map((channel) => this.#runDeliveries(channel)),
          this.#runCatchUp(),
        ]);
        return;
      } catch (error) {
        log(`Cannot deliver leads yet: ${formatErrorLine(error)}`);
        await this.#pause(startRetryMs);
      }
    }
  }

  /**
   * Stops the worker. Waits for running attempts at most `stopTimeoutMs`; other workers repeat the remaining attempts
   * after their lease has ended.
   */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#working, delay(stopTimeoutMs, undefined, { ref: false })]);
  }

  #pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  #runDeliveries(channel: DeliveryChannel): Promise<void> {
    const { database, settings, sendMail, readLogo, log } = this.#options;
    const leaseMs = calculateLeaseMs(settings);
    return runQueue<DueDelivery>({
      name: channel,
      describe: ({ lead }) => `${channel} ${lead.id}`,
      lease: (limit) => leaseDueDeliveries(database, { channel, limit, leaseMs }),
      perform: ({ id, lead }) =>
        deliverLead({
          id,
          channel,
          lead,
          settings,
          sendMail,
          readBrand: () => readEmailBrand(database, settings.publicUrl, readLogo),
        }),
      complete: ({ id }) => markDelivered(database, id),
      fail: (failure) => recordDeliveryFailure(database, failure),
      retries: settings,
      concurrency: concurrency[channel],
      log,
      trouble: this.#trouble,
      signal: this.#stopping.signal,
    });
  }

  async #runCatchUp(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#pause(catchUpMs);
      await this.#catchUp().catch(this.#trouble.failed);
    }
  }

  /** Queues leads and ended subscriptions that were stored while no destination was configured for them. */
  async #catchUp(): Promise<void> {
    const { database, settings } = this.#options;
    for (const read of [findUndeliveredLeads, findUnreportedUnsubscriptions]) {
      let leads = await read(database, settings);
      while (leads.length > 0 && !this.#stopping.signal.aborted) {
        for (const lead of leads) {
          await addDeliveries(database, lead, settings);
        }
        leads = await read(database, settings);
      }
    }
  }
}
