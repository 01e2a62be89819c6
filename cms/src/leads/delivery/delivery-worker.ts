import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../../ground/database.ts";
import { errorLine, withoutPersons } from "../../ground/log/log-line.ts";
import { readBrand } from "../../ground/mail/brand.ts";
import { keepWorking } from "../../ground/queue/keep-working.ts";
import { retryPauseMs } from "../../ground/queue/retry-pause.ts";
import { tellOnce } from "../../ground/queue/tell-once.ts";
import { type Channel, channels, channelsOf, leadKinds } from "./channels.ts";
import { type DeliverySettings, deliver, type SendMail } from "./deliver.ts";
import {
  addDeliveries,
  type DueDelivery,
  leaseDue,
  markDelivered,
  markFailed,
  undeliveredLeads,
} from "./delivery-store.ts";

/** How many deliveries a worker makes at once: mail servers take few connections. */
const concurrency: Record<Channel, number> = {
  "newsletter-webhook": 32,
  "contact-webhook": 32,
  "sales-email": 4,
};
/** How soon a new delivery is seen. */
const pollMs = 250;
/**
 * How long a lease outlasts an attempt's timeout: long enough to record the outcome in a busy
 * database, short enough that a killed worker's leads are soon delivered by another.
 */
const leaseMarginMs = 15_000;
const startRetryMs = 1_000;
/** How often the worker looks for leads that had no destination when they came. */
const catchUpMs = 60_000;
/** How long attempts under way may take to end when the worker is asked to stop. */
const stopPatienceMs = 8_000;

interface WorkerOptions {
  database: Database;
  settings: DeliverySettings;
  sendMail: SendMail;
  log: (line: string) => void;
}

/** Delivers what is due, until it is closed. Any number may run on one database. */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  readonly #stopping = new AbortController();
  #working: Promise<unknown> = Promise.resolve();
  readonly #trouble;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#trouble = tellOnce({ log: options.log, failure: "Cannot deliver leads" });
  }

  /** Begins as soon as the database answers, however long that takes. */
  async start(): Promise<void> {
    const { log } = this.#options;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#catchUp();
        log("Delivering leads.");
        this.#working = Promise.all([
          ...channels.map((channel) => this.#keepDelivering(channel)),
          this.#keepCatchingUp(),
        ]);
        return;
      } catch (error) {
        log(`Cannot deliver leads yet: ${errorLine(error)}`);
        await this.#pause(startRetryMs);
      }
    }
  }

  /** What is still under way after a while is delivered again, once its lease has ended. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#working, delay(stopPatienceMs, undefined, { ref: false })]);
  }

  #pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  #keepDelivering(channel: Channel): Promise<void> {
    const { database, settings } = this.#options;
    const leaseMs = settings.timeoutMs + leaseMarginMs;
    return keepWorking({
      take: async (limit) => {
        const due = await leaseDue(database, { channel, limit, leaseMs });
        this.#trouble.works();
        return due;
      },
      perform: (delivery) => this.#attempt(channel, delivery),
      atOnce: concurrency[channel],
      pollMs,
      onError: this.#trouble.failed,
      signal: this.#stopping.signal,
    });
  }

  async #keepCatchingUp(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#pause(catchUpMs);
      await this.#catchUp().catch(this.#trouble.failed);
    }
  }

  /** Leads that came while their destination was not configured get their deliveries. */
  async #catchUp(): Promise<void> {
    const { database, settings: destinations } = this.#options;
    const kinds = leadKinds.filter((kind) => channelsOf(kind, destinations).length > 0);
    while (!this.#stopping.signal.aborted) {
      const leads = await undeliveredLeads(database, kinds);
      if (leads.length === 0) {
        return;
      }
      for (const lead of leads) {
        await addDeliveries(database, lead, destinations);
      }
    }
  }

  async #attempt(channel: Channel, { id, attempt, lead }: DueDelivery): Promise<void> {
    const { database, settings, sendMail, log } = this.#options;
    const outcome = await deliver({
      channel,
      lead,
      settings,
      sendMail,
      readBrand: () => readBrand(database, settings.publicUrl),
    });
    if (outcome.ok) {
      await markDelivered(database, id);
      return;
    }
    const { reason, askedMs } = outcome;
    const failed = attempt + 1;
    const isLast = failed >= settings.attempts;
    const pause = retryPauseMs({ failed, firstPauseMs: settings.firstPauseMs, askedMs });
    await markFailed(database, { id, attempt, reason, pauseMs: isLast ? undefined : pause });
    const fate = isLast ? "given up" : `again in ${Math.ceil(pause / 1_000)} s`;
    log(`${channel} ${lead.id}: attempt ${failed} failed (${withoutPersons(reason)}); ${fate}`);
  }
}
