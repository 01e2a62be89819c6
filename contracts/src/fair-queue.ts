/** In the order in which they come: who was let in before, who is new, who failed a moment ago. */
const standings = ["familiar", "new", "suspect"] as const;
export type Standing = (typeof standings)[number];

export interface FairQueueOptions {
  /** How many turns there are at once, in all and of one address. */
  turns: number;
  turnsPerAddress?: number;
  /** How many of each standing may wait for one, and of them from one address. */
  waiting: number;
  waitingPerAddress?: number;
  /** How long one waits before it is asked to come back, in ms. */
  patienceMs: number;
}

/** Who asks for a turn. */
export interface Claim {
  /** As visitorAddresses names it. */
  address: string;
  /** New, unless somebody knows better. */
  standing?: Standing | undefined;
  /** Aborted once nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** A turn has to be ended, in every case; more than once does no harm. */
export type Turn = { ok: true; end: () => void } | { ok: false; reason: "busy" | "gone" };

interface Waiting {
  address: string;
  settle: (turn: Turn) => void;
}

/** The network that an address is in: of IPv4 the /24, of IPv6 (which counts by /64) the /48. */
export function networkOf(address: string): string {
  return address.replace(/[.:][^.:]*$/, "");
}

/** Moves what was served to the end, or away when nothing more of it waits. */
function rotate<Value extends { size: number }>(turns: Map<string, Value>, key: string): void {
  const served = turns.get(key);
  turns.delete(key);
  if (served && served.size > 0) {
    turns.set(key, served);
  }
}

/** Networks take turns, and within each its addresses, however many requests either has waiting. */
class Line {
  /** In the order in which they are served; of one address the oldest first. */
  readonly #networks = new Map<string, Map<string, Set<Waiting>>>();
  size = 0;

  sizeOf(address: string): number {
    return this.#networks.get(networkOf(address))?.get(address)?.size ?? 0;
  }

  add(waiting: Waiting): void {
    const { address } = waiting;
    const network = networkOf(address);
    const addresses = this.#networks.get(network) ?? new Map<string, Set<Waiting>>();
    const own = addresses.get(address) ?? new Set();
    this.#networks.set(network, addresses.set(address, own.add(waiting)));
    this.size += 1;
  }

  remove(waiting: Waiting): void {
    const { address } = waiting;
    const network = networkOf(address);
    const addresses = this.#networks.get(network);
    const own = addresses?.get(address);
    if (!addresses || !own?.delete(waiting)) {
      return;
    }
    this.size -= 1;
    if (own.size === 0) {
      addresses.delete(address);
    }
    if (addresses.size === 0) {
      this.#networks.delete(network);
    }
  }

  /** Takes out whose turn it is, of those addresses that `mayServe`. */
  next(mayServe: (address: string) => boolean): Waiting | undefined {
    for (const [network, addresses] of this.#networks) {
      for (const [address, own] of addresses) {
        const [oldest] = own;
        if (oldest && mayServe(address)) {
          own.delete(oldest);
          this.size -= 1;
          rotate(addresses, address);
          rotate(this.#networks, network);
          return oldest;
        }
      }
    }
    return undefined;
  }

  /** The oldest of the longest queue in the network that has most waiting. */
  oldestOfLongest(): Waiting | undefined {
    const sizeOf = (addresses: Map<string, Set<Waiting>>) =>
      [...addresses.values()].reduce((sum, own) => sum + own.size, 0);
    const [largest] = [...this.#networks.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
    const [longest] = [...(largest?.values() ?? [])].sort((a, b) => b.size - a.size);
    const [oldest] = longest ?? [];
    return oldest;
  }
}

/** While others wait too, so many of a better standing come before one of them. */
const betterInARow = 3;

/**
 * Shares what is costly between those who ask: who has the better standing comes first, but for every
 * fourth turn; among each, networks and addresses are served in turn, so that whoever asks a thousand
 * times waits a thousand times, and somebody else once. A full line sends away from where most of it
 * comes.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  readonly #lines = standings.map(() => ({ line: new Line(), inARow: 0 }));
  /** How many turns each address has that has any. */
  readonly #taken = new Map<string, number>();
  #takenInAll = 0;

  constructor(options: FairQueueOptions) {
    const { turns, waiting } = options;
    this.#options = { turnsPerAddress: turns, waitingPerAddress: waiting, ...options };
  }

  /** Waits for a turn, unless the claim's signal says that who asked has gone. */
  enter({ address, standing = "new", signal }: Claim): Promise<Turn> {
    const line = this.#lines[standings.indexOf(standing)]?.line;
    if (!line || signal?.aborted) {
      return Promise.resolve({ ok: false, reason: "gone" });
    }
    if (line.sizeOf(address) >= this.#options.waitingPerAddress) {
      return Promise.resolve({ ok: false, reason: "busy" });
    }
    return new Promise((resolve) => {
      const leave = (reason: "busy" | "gone") => waiting.settle({ ok: false, reason });
      const onGone = () => leave("gone");
      const timer = setTimeout(leave, this.#options.patienceMs, "busy");
      const waiting: Waiting = {
        address,
        settle: (turn) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onGone);
          line.remove(waiting);
          resolve(turn);
        },
      };
      signal?.addEventListener("abort", onGone);
      line.add(waiting);
      this.#serve();
      if (line.size > this.#options.waiting) {
        line.oldestOfLongest()?.settle({ ok: false, reason: "busy" });
      }
    });
  }

  #serve(): void {
    while (this.#takenInAll < this.#options.turns) {
      const next = this.#next();
      if (!next) {
        return;
      }
      this.#count(next.address, 1);
      next.settle({ ok: true, end: this.#endOf(next.address) });
    }
  }

  #next(): Waiting | undefined {
    const mayServe = (address: string) =>
      (this.#taken.get(address) ?? 0) < this.#options.turnsPerAddress;
    const inTurn = this.#lines.filter(
      ({ inARow }, index) => inARow < betterInARow || !this.#isAnyWaitingAfter(index),
    );
    // Whose turn it is may be somebody who has all the turns that an address may have.
    for (const each of new Set([...inTurn, ...this.#lines])) {
      const next = each.line.next(mayServe);
      if (next) {
        each.inARow += 1;
        for (const better of this.#lines.slice(0, this.#lines.indexOf(each))) {
          better.inARow = 0;
        }
        return next;
      }
    }
    return undefined;
  }

  #isAnyWaitingAfter(index: number): boolean {
    return this.#lines.slice(index + 1).some(({ line }) => line.size > 0);
  }

  #count(address: string, difference: 1 | -1): void {
    const taken = (this.#taken.get(address) ?? 0) + difference;
    this.#takenInAll += difference;
    if (taken > 0) {
      this.#taken.set(address, taken);
    } else {
      this.#taken.delete(address);
    }
  }

  #endOf(address: string): () => void {
    let hasEnded = false;
    return () => {
      if (!hasEnded) {
        hasEnded = true;
        this.#count(address, -1);
        this.#serve();
      }
    };
  }
}
