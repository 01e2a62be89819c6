import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../platform/database.ts";
import { errorLine, redactPersonalData } from "../../platform/log/log-line.ts";
import { type Logo, readBrand } from "../../platform/mail/brand.ts";
import { createFailureLog } from "../../platform/queue/failure-log.ts";
import { logOnce } from "../../platform/queue/log-once.ts";
import { retryPauseMs } from "../../platform/queue/retry-pause.ts";
import { runWorker } from "../../platform/queue/run-worker.ts";
import { type Channel, channels } from "./channels.ts";
import { type DeliverySettings, deliver, type SendMail } from "./deliver.ts";
import {
  addDeliveries,
  type DueDelivery,
  leaseDueDeliveries,
  leaseMsOf,
  markDelivered,
  markFailed,
  undeliveredLeads,
  unsubscriptionsToReport,
} from "./delivery-store.ts";

/** Maximum number of concurrent deliveries per worker; mail servers accept few connections. */
const concurrency: Record<Channel, number> = {
  "newsletter-webhook": 32,
  "unsubscribe-webhook": 32,
  "contact-webhook": 32,
  "sales-email": 4,
  "withdrawal-webhook": 4,
  "withdrawal-email": 4,
};
/** Maximum delay until a new delivery is seen, in ms. */
const pollMs = 1_000;
const startRetryMs = 1_000;
/** Interval at which to look for leads that were stored while no destination was configured, in ms. */
const catchUpMs = 60_000;
/** Time that running attempts have to finish at shutdown, in ms. */
const stopTimeoutMs = 8_000;

interface WorkerOptions {
  database: Database;
  settings: DeliverySettings;
  sendMail: SendMail;
  readLogo: () => Promise<Logo | undefined>;
  log: (line: string) => void;
}

/** Delivers due leads until it is closed. Any number of workers may run on one database. */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();
  readonly #trouble;
  readonly #failures;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#trouble = logOnce({ log: options.log, failure: "Cannot deliver leads" });
    const failureLog = (name: Channel) => createFailureLog({ log: options.log, name });
    this.#failures = {
      "newsletter-webhook": failureLog("newsletter-webhook"),
      "unsubscribe-webhook": failureLog("unsubscribe-webhook"),
      "contact-webhook": failureLog("contact-webhook"),
      "sales-email": failureLog("sales-email"),
      "withdrawal-webhook": failureLog("withdrawal-webhook"),
      "withdrawal-email": failureLog("withdrawal-email"),
    } satisfies Record<Channel, unknown>;
  }

  /** Starts once the database is available, and waits for it without a limit. */
  async start(): Promise<void> {
    const { log } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#catchUp();
        log("Delivering leads.");
        this.#working = Promise.all([
          ...channels.map((channel) => this.#runDeliveries(channel)),
          this.#runCatchUp(),
        ]);
        return;
      } catch (error) {
        log(`Cannot deliver leads yet: ${errorLine(error)}`);
        await this.#pause(startRetryMs);
      }
    }
  }

  /**
   * Stops the worker and waits for running attempts up to `stopTimeoutMs`; other workers repeat the remaining ones
   * once their lease has ended.
   */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#working, delay(stopTimeoutMs, undefined, { ref: false })]);
    for (const failures of Object.values(this.#failures)) {
      failures.close();
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  #runDeliveries(channel: Channel): Promise<void> {
    const { database, settings } = this.#options;
    const leaseMs = leaseMsOf(settings);
    return runWorker({
      take: async (limit) => {
        const due = await leaseDueDeliveries(database, { channel, limit, leaseMs });
        this.#trouble.works();
        return due;
      },
      perform: (delivery) => this.#attempt(channel, delivery),
      concurrency: concurrency[channel],
      pollMs,
      onError: this.#trouble.failed,
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
    for (const read of [undeliveredLeads, unsubscriptionsToReport]) {
      let leads = await read(database, settings);
      while (leads.length > 0 && !this.#stopping.signal.aborted) {
        for (const lead of leads) {
          await addDeliveries(database, lead, settings);
        }
        leads = await read(database, settings);
      }
    }
  }

  async #attempt(channel: Channel, { id, attempt, lead }: DueDelivery): Promise<void> {
    const { database, settings, sendMail, readLogo } = this.#options;
    const outcome = await deliver({
      id,
      channel,
      lead,
      settings,
      sendMail,
      readBrand: () => readBrand(database, settings.publicUrl, readLogo),
    });
    if (outcome.ok) {
      await markDelivered(database, id);
      return;
    }
    const { retryAfterMs } = outcome;
    const reason = redactPersonalData(outcome.reason);
    const failed = attempt + 1;
    const isLast = failed >= settings.attempts;
    const pause = retryPauseMs({ failed, firstPauseMs: settings.firstPauseMs, retryAfterMs });
    const pauseMs = isLast ? undefined : pause;
    await markFailed(database, { id, attempt, reason: outcome.reason, pauseMs });
    const nextStep = isLast ? "given up" : `again in ${Math.ceil(pause / 1_000)} s`;
    this.#failures[channel].failed({
      line: `${channel} ${lead.id}: attempt ${failed} failed (${reason}); ${nextStep}`,
      reason,
      isGivenUp: isLast,
    });
  }
}
