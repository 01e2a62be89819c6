/** Minimum time between two log lines about failed attempts of a queue, in ms. */
const windowMs = 60_000;
/** Maximum number of different reasons counted separately in a summary. */
const maxReasons = 5;

interface FailureLogOptions {
  log: (line: string) => void;
  /** Name of the queue or channel, at the beginning of the summary. */
  name: string;
}

interface FailedAttempt {
  /** Complete line, logged for the first failure of a window. */
  line: string;
  /** Reason without values that vary between attempts. */
  reason: string;
  isGivenUp: boolean;
}

/**
 * Logs failed attempts of a queue: the first at once, later ones as a summary per minute with counts by reason, so
 * that an unavailable receiver does not flood the log. The database stores every attempt with its reason.
 */
export function createFailureLog({ log, name }: FailureLogOptions) {
  let counts: Map<string, number> | undefined;
  let givenUp = 0;
  let timer: NodeJS.Timeout | undefined;

  function summary(reasons: Map<string, number>): string {
    const total = [...reasons.values()].reduce((sum, count) => sum + count, 0);
    const byReason = [...reasons].map(([reason, count]) => `${count} × (${reason})`).join(", ");
    const givenUpText = givenUp > 0 ? `; ${givenUp} given up` : "";
    return `${name}: ${total} more attempts failed within ${windowMs / 1_000} s: ${byReason}${givenUpText}`;
  }

  function flush(): void {
    clearTimeout(timer);
    const reasons = counts;
    counts = undefined;
    if (reasons && reasons.size > 0) {
      log(summary(reasons));
      // Failures continue, so the next window begins.
      openWindow();
    }
    givenUp = 0;
  }

  function openWindow(): void {
    counts = new Map();
    timer = setTimeout(flush, windowMs).unref();
  }

  return {
    failed({ line, reason, isGivenUp }: FailedAttempt): void {
      if (!counts) {
        log(line);
        openWindow();
        return;
      }
      const countedReason =
        counts.has(reason) || counts.size < maxReasons ? reason : "other reasons";
      counts.set(countedReason, (counts.get(countedReason) ?? 0) + 1);
      givenUp += isGivenUp ? 1 : 0;
    },
    /** Logs the pending summary and stops. */
    close(): void {
      flush();
      clearTimeout(timer);
    },
  };
}
