interface FairQueueOptions {
  /** How many turns there are at once, in all and of one address. */
  turns: number;
  turnsPerAddress: number;
  /** How many may wait for one. */
  waiting: number;
  waitingPerAddress: number;
  /** How long one waits before it is asked to come back, in ms. */
  patienceMs: number;
}

/** A turn has to be ended, in every case; more than once does no harm. */
export type Turn = { ok: true; end: () => void } | { ok: false; reason: "busy" | "gone" };

interface Lane {
  taken: number;
  /** Oldest first. */
  waiting: Set<(turn: Turn) => void>;
}

/**
 * Shares what is costly between addresses: each has a queue of its own, and the queues are served in
 * turn, so that one that asks a thousand times waits a thousand times, and another one once.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** In the order in which they are served: new ones, and those that were served, are last. */
  readonly #lanes = new Map<string, Lane>();
  #taken = 0;
  #waiting = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Waits for a turn of `address`, unless `signal` says that who asked has gone. */
  enter(address: string, signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) {
      return Promise.resolve({ ok: false, reason: "gone" });
    }
    const lane = this.#lanes.get(address) ?? { taken: 0, waiting: new Set() };
    this.#lanes.set(address, lane);
    if (lane.waiting.size >= this.#options.waitingPerAddress) {
      return Promise.resolve({ ok: false, reason: "busy" });
    }
    return new Promise((resolve) => {
      const leave = (reason: "busy" | "gone") => settle({ ok: false, reason });
      const onGone = () => leave("gone");
      const timer = setTimeout(leave, this.#options.patienceMs, "busy");
      const settle = (turn: Turn) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onGone);
        if (lane.waiting.delete(settle)) {
          this.#waiting -= 1;
        }
        this.#forget(address, lane);
        resolve(turn);
      };
      signal?.addEventListener("abort", onGone);
      lane.waiting.add(settle);
      this.#waiting += 1;
      this.#serve();
      this.#makeRoom();
    });
  }

  #serve(): void {
    for (const [address, lane] of this.#lanes) {
      if (this.#taken >= this.#options.turns) {
        return;
      }
      const [next] = lane.waiting;
      if (next && lane.taken < this.#options.turnsPerAddress) {
        this.#lanes.delete(address);
        this.#lanes.set(address, lane);
        lane.taken += 1;
        this.#taken += 1;
        next({ ok: true, end: this.#endOf(address, lane) });
      }
    }
  }

  #endOf(address: string, lane: Lane): () => void {
    let hasEnded = false;
    return () => {
      if (!hasEnded) {
        hasEnded = true;
        lane.taken -= 1;
        this.#taken -= 1;
        this.#forget(address, lane);
        this.#serve();
      }
    };
  }

  /** Beyond the bound the longest queue loses its oldest: who asks little is not sent away. */
  #makeRoom(): void {
    if (this.#waiting > this.#options.waiting) {
      const [longest] = [...this.#lanes.values()].sort(
        (one, other) => other.waiting.size - one.waiting.size,
      );
      const [oldest] = longest?.waiting ?? [];
      oldest?.({ ok: false, reason: "busy" });
    }
  }

  #forget(address: string, lane: Lane): void {
    if (lane.taken === 0 && lane.waiting.size === 0 && this.#lanes.get(address) === lane) {
      this.#lanes.delete(address);
    }
  }
}
