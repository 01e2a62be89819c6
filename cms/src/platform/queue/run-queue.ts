import { redactPersonalData } from "../log/log-line.ts";
import { createFailureLog } from "./failure-log.ts";
import type { JobFailure, LeasedJob } from "./leased-queue.ts";
import type { createOnceLogger } from "./log-once.ts";
import { calculateRetryPauseMs } from "./retry-pause.ts";
import { runWorker } from "./run-worker.ts";

/** Interval in ms at which the queue is polled for new jobs. */
const pollMs = 1_000;

/** Result of one attempt at a job. */
export type JobOutcome =
  | { ok: true }
  | { ok: false; reason: string; retryAfterMs?: number | undefined };

export interface RetrySettings {
  /** Pause after the first failure, in ms. The pause doubles with each further failure. */
  firstPauseMs: number;
  /** Number of failures after which the worker gives up on a job. */
  attempts: number;
}

interface QueueOptions<Job extends LeasedJob> {
  /** Name of the queue in the log. */
  name: string;
  /** Name of a job in the log. */
  describe: (job: Job) => string;
  lease: (limit: number) => Promise<Job[]>;
  /** Makes one attempt; returns failures instead of throwing them. */
  perform: (job: Job) => Promise<JobOutcome>;
  /** Records a successful attempt. */
  complete: (job: Job) => Promise<void>;
  /** Records a failed attempt. */
  fail: (failure: JobFailure) => Promise<unknown>;
  retries: RetrySettings;
  /** Maximum number of concurrent attempts per worker. */
  concurrency: number;
  log: (line: string) => void;
  /** Logs errors of the queue itself, when it cannot be read or written. */
  trouble: ReturnType<typeof createOnceLogger>;
  signal: AbortSignal;
}

/**
 * Performs the due jobs of a queue until the signal aborts. Repeats failed jobs with growing pauses. Any number of
 * workers may run on one database.
 */
export async function runQueue<Job extends LeasedJob>(queue: QueueOptions<Job>): Promise<void> {
  const { name, log, trouble, concurrency, signal } = queue;
  const failureLog = createFailureLog({ log, name });
  await runWorker({
    take: async (limit) => {
      const jobs = await queue.lease(limit);
      trouble.works();
      return jobs;
    },
    perform: async (job) => {
      const outcome = await queue.perform(job);
      if (outcome.ok) {
        await queue.complete(job);
        return;
      }
      const { reason, retryAfterMs } = outcome;
      const { firstPauseMs, attempts } = queue.retries;
      const failed = job.attempt + 1;
      const isGivenUp = failed >= attempts;
      const pauseMs = calculateRetryPauseMs({ failed, firstPauseMs, retryAfterMs });
      const { id, attempt } = job;
      await queue.fail({ id, attempt, reason, pauseMs: isGivenUp ? undefined : pauseMs });
      const loggedReason = redactPersonalData(reason);
      const nextStep = isGivenUp ? "given up" : `again in ${Math.ceil(pauseMs / 1_000)} s`;
      failureLog.failed({
        line: `${queue.describe(job)}: attempt ${failed} failed (${loggedReason}); ${nextStep}`,
        reason: loggedReason,
        isGivenUp,
      });
    },
    concurrency,
    pollMs,
    onError: trouble.failed,
    signal,
  });
  failureLog.close();
}
