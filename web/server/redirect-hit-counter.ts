import { mostRedirectHits, type RedirectHits } from "contracts";

/** How often what was counted is told. */
const tellMs = 30_000;

type Hit = RedirectHits["hits"][number];

/** Counts the visits of addresses that moved on, and tells them together: none waits for it. */
export class RedirectHitCounter {
  readonly #tell: (hits: Hit[]) => Promise<void>;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(tell: (hits: Hit[]) => Promise<void>) {
    this.#tell = tell;
  }

  count(path: string, times = 1): void {
    if (!this.#counts.has(path) && this.#counts.size >= mostRedirectHits) {
      return;
    }
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + times);
    this.#timer ??= setTimeout(() => void this.flush(), tellMs).unref();
  }

  /** What cannot be told now is told with what follows. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = this.#counts;
    this.#counts = new Map();
    if (counts.size === 0) {
      return;
    }
    const hits = [...counts].map(([path, count]) => ({ path, count }));
    await this.#tell(hits).catch(() => {
      for (const { path, count } of hits) {
        this.count(path, count);
      }
    });
  }
}
