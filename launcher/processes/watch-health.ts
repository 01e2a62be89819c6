import { setTimeout as delay } from "node:timers/promises";

export interface LivenessLimits {
  /** Time between two probes, in ms. */
  intervalMs: number;
  /** Number of consecutive probes without a response after which a service that was ready before counts as hung. */
  maxMissed: number;
  /** `maxMissed` of a service that is still starting; a start may take long on a busy machine. */
  maxMissedWhileStarting: number;
}

/**
 * A service counts as hung after half a minute, or five minutes while it starts. A busy machine delays responses by
 * less.
 */
export const defaultLivenessLimits: LivenessLimits = {
  intervalMs: 5_000,
  maxMissed: 6,
  maxMissedWhileStarting: 60,
};

interface HealthWatch {
  /**
   * Resolves with true on any response of the service, even a late one. A probe is aborted only when the watch ends.
   */
  probe: (signal: AbortSignal) => Promise<boolean>;
  /** Resolves with true if the service is ready; called until the first success. */
  isReady: (signal: AbortSignal) => Promise<boolean>;
  livenessLimits: LivenessLimits;
  /** Aborted when the service exits. */
  signal: AbortSignal;
  /** Clock and delay, which tests replace. */
  now?: () => number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const pauseFor = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });

/**
 * Resolves with the number of missed probes once the limit is reached, or with `undefined` when the service exits.
 * Probes overlap, so a service that responds late to each probe counts as slow, not as hung. Probes during a suspension
 * of this process do not count as missed.
 */
export async function watchHealth({
  probe,
  isReady,
  livenessLimits: { intervalMs, maxMissed, maxMissedWhileStarting },
  signal,
  now = () => performance.now(),
  pause = pauseFor,
}: HealthWatch): Promise<number | undefined> {
  const watching = new AbortController();
  const probeSignal = AbortSignal.any([signal, watching.signal]);
  let missed = 0;
  let hasAnswered = false;
  let hasBeenReady = false;
  try {
    while (!signal.aborted) {
      const probedAt = now();
      void probe(probeSignal).then((answered) => {
        hasAnswered ||= answered;
      });
      if (!hasBeenReady) {
        void isReady(probeSignal).then((ready) => {
          hasBeenReady ||= ready;
        });
      }
      await pause(intervalMs, signal).catch(() => signal.throwIfAborted());
      const wasSuspended = now() - probedAt > 2 * intervalMs;
      missed = hasAnswered || wasSuspended ? 0 : missed + 1;
      hasAnswered = false;
      if (missed >= (hasBeenReady ? maxMissed : maxMissedWhileStarting)) {
        return missed;
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      throw error;
    }
  } finally {
    watching.abort();
  }
  return undefined;
}
