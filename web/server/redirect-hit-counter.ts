import { maxRedirectHits, type RedirectHits } from "contracts";

/** Interval between reports, in ms. */
const reportIntervalMs = 30_000;

type Hit = RedirectHits["hits"][number];

/** Counts visits of redirected URLs and reports them in batches, so that no request waits for a report. */
export class RedirectHitCounter {
  readonly #report: (hits: Hit[]) => Promise<void>;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(report: (hits: Hit[]) => Promise<void>) {
    this.#report = report;
  }

  count(path: string, times = 1): void {
    if (!this.#counts.has(path) && this.#counts.size >= maxRedirectHits) {
      return;
    }
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + times);
    this.#timer ??= setTimeout(() => void this.flush(), reportIntervalMs).unref();
  }

  /** Reports the counts. Failed counts are retried with the next batch. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = this.#counts;
    this.#counts = new Map();
    if (counts.size === 0) {
      return;
    }
    const hits = [...counts].map(([path, count]) => ({ path, count }));
    await this.#report(hits).catch(() => {
      for (const { path, count } of hits) {
        this.count(path, count);
      }
    });
  }
}
