/** Minimum time between two log lines about failed attempts of a queue, in ms. */
const windowMs = 60_000;
/** Maximum number of different reasons that a summary counts by themselves. */
const maxReasons = 5;

interface FailureLogOptions {
  log: (line: string) => void;
  /** Begins the summary: the name of what is delivered. */
  name: string;
}

interface FailedAttempt {
  /** The whole line, for the first of a window. */
  line: string;
  /** Without values that differ from attempt to attempt. */
  reason: string;
  isGivenUp: boolean;
}

/**
 * Logs failed attempts of a queue: the first one at once, and what follows within a minute as one line
 * with counts by reason, so that a receiver that is away does not bury everything else. The database
 * has each attempt with its reason.
 */
export function createFailureLog({ log, name }: FailureLogOptions) {
  let counts: Map<string, number> | undefined;
  let givenUp = 0;
  let timer: NodeJS.Timeout | undefined;

  function summary(reasons: Map<string, number>): string {
    const total = [...reasons.values()].reduce((sum, count) => sum + count, 0);
    const byReason = [...reasons].map(([reason, count]) => `${count} × (${reason})`).join(", ");
    const lost = givenUp > 0 ? `; ${givenUp} given up` : "";
    return `${name}: ${total} more attempts failed within ${windowMs / 1_000} s: ${byReason}${lost}`;
  }

  function flush(): void {
    clearTimeout(timer);
    const reasons = counts;
    counts = undefined;
    if (reasons && reasons.size > 0) {
      log(summary(reasons));
      // Still failing: what follows is summed up again.
      open();
    }
    givenUp = 0;
  }

  function open(): void {
    counts = new Map();
    timer = setTimeout(flush, windowMs).unref();
  }

  return {
    failed({ line, reason, isGivenUp }: FailedAttempt): void {
      if (!counts) {
        log(line);
        open();
        return;
      }
      const known = counts.has(reason) || counts.size < maxReasons ? reason : "other reasons";
      counts.set(known, (counts.get(known) ?? 0) + 1);
      givenUp += isGivenUp ? 1 : 0;
    },
    /** Logs what was not logged yet, and ends. */
    close(): void {
      flush();
      clearTimeout(timer);
    },
  };
}
