/** The longest pause between two attempts, and the longest that a receiver may ask for. */
const longestPauseMs = 4 * 60 * 60 * 1_000;
const longestAskedMs = 24 * 60 * 60 * 1_000;

interface RetryPause {
  /** How many attempts have failed, at least 1. */
  failed: number;
  firstPauseMs: number;
  /** What the receiver asked for in Retry-After. */
  askedMs?: number | undefined;
  random?: () => number;
}

/**
 * How long to wait before the next attempt: doubled with each failure, half of it at random so that
 * what failed together does not return together; never sooner than the receiver asked.
 */
export function retryPauseMs({
  failed,
  firstPauseMs,
  askedMs = 0,
  random = Math.random,
}: RetryPause): number {
  const full = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failed - 1, 30));
  const jittered = full / 2 + (full / 2) * random();
  return Math.round(Math.max(jittered, Math.min(askedMs, longestAskedMs)));
}

/** Reads Retry-After, seconds or a date (RFC 9110), as milliseconds from now. */
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
