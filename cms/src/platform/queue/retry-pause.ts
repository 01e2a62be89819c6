/** Maximum pause in ms that backoff computes, and maximum pause in ms that a receiver may request. */
const maxPauseMs = 4 * 60 * 60 * 1_000;
const maxRetryAfterMs = 24 * 60 * 60 * 1_000;

interface RetryPause {
  /** Number of failed attempts, at least 1. */
  failed: number;
  firstPauseMs: number;
  /** Pause that the receiver requested by Retry-After, in ms. */
  retryAfterMs?: number | undefined;
  random?: () => number;
}

/**
 * Returns the pause before the next attempt, in ms: exponential backoff with 50 % jitter, so that simultaneous failures
 * are retried at different times. The pause is never shorter than the receiver requested.
 */
export function calculateRetryPauseMs({
  failed,
  firstPauseMs,
  retryAfterMs = 0,
  random = Math.random,
}: RetryPause): number {
  const full = Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failed - 1, 30));
  const jittered = full / 2 + (full / 2) * random();
  return Math.round(Math.max(jittered, Math.min(retryAfterMs, maxRetryAfterMs)));
}

/** Parses Retry-After, seconds or a date (RFC 9110, 10.2.3), as ms from now. */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) {
    return undefined;
  }
  if (/^\s*\d+\s*$/.test(value)) {
    return Number(value) * 1_000;
  }
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now);
}
