/** In the order in which they come: who was let in before, who is new, who failed a moment ago; work nobody waits for. */
const standings = ["familiar", "new", "suspect", "unwatched"] as const;
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

/** Of a network, what waits by address; of one address the oldest first. */
type Network = Map<string, Set<Waiting>>;

const visitsKeptMs = 60_000;
const visitsKept = 10_000;

/** How often each network came, of late: for a minute or two, and of so many networks at most. */
class Visits {
  #current = new Map<string, number>();
  #before = new Map<string, number>();
  #since = Date.now();

  /** How often it came before this time, which counts from now on. */
  add(network: string): number {
    if (Date.now() - this.#since > visitsKeptMs || this.#current.size >= visitsKept) {
      this.#before = this.#current;
      this.#current = new Map();
      this.#since = Date.now();
    }
    const visits = this.#current.get(network) ?? 0;
    this.#current.set(network, visits + 1);
    return visits + (this.#before.get(network) ?? 0);
  }
}

/** Who came more often than this of late is no newcomer any more. */
const newcomersVisits = 7;

/**
 * Networks take turns, and within each its addresses, however many requests either has waiting. Who came
 * least often of late goes first, and of those who has just come: where more come than can be served,
 * whoever comes once would else wait behind all of them, until nobody waits for the answer any more. Every
 * second turn is for whom the newest passed by, so that a request that comes a moment later delays somebody
 * by a turn or two; one of eight for those who had a turn and have more waiting, or come all the time.
 */
class Line {
  readonly #visits = new Visits();
  /** Those that wait for their first turn, by how often they came before, in the order in which they came. */
  readonly #newcomers = Array.from({ length: newcomersVisits }, () => new Map<string, Network>());
  /** All others, in the order in which they are served. */
  readonly #served = new Map<string, Network>();
  #turn = -1;
  size = 0;

  #network(address: string): Network | undefined {
    const network = networkOf(address);
    return [...this.#newcomers, this.#served]
      .find((networks) => networks.has(network))
      ?.get(network);
  }

  #forget(network: string): void {
    for (const networks of [...this.#newcomers, this.#served]) {
      networks.delete(network);
    }
  }

  sizeOf(address: string): number {
    return this.#network(address)?.get(address)?.size ?? 0;
  }

  add(waiting: Waiting): void {
    const { address } = waiting;
    const known = this.#network(address);
    const network: Network = known ?? new Map();
    network.set(address, (network.get(address) ?? new Set()).add(waiting));
    if (!known) {
      const name = networkOf(address);
      const networks = this.#newcomers[this.#visits.add(name)] ?? this.#served;
      networks.set(name, network);
    }
    this.size += 1;
  }

  remove(waiting: Waiting): void {
    const { address } = waiting;
    const network = this.#network(address);
    const own = network?.get(address);
    if (!network || !own?.delete(waiting)) {
      return;
    }
    this.size -= 1;
    if (own.size === 0) {
      network.delete(address);
    }
    if (network.size === 0) {
      this.#forget(networkOf(address));
    }
  }

  /** Networks in the order in which they may have the next turn. */
  #inOrder(): [string, Network][] {
    this.#turn = (this.#turn + 1) % 8;
    const newestFirst = this.#newcomers.flatMap((networks) => [...networks].reverse());
    if (this.#turn === 7) {
      return [...this.#served, ...newestFirst];
    }
    const passedBy = this.#turn % 2 === 0 ? newestFirst.splice(1, 1) : [];
    return [...passedBy, ...newestFirst, ...this.#served];
  }

  /** Takes out whose turn it is, of those addresses that `mayServe`. */
  next(mayServe: (address: string) => boolean): Waiting | undefined {
    for (const [name, network] of this.#inOrder()) {
      for (const [address, own] of network) {
        const [oldest] = own;
        if (oldest && mayServe(address)) {
          this.remove(oldest);
          this.#rotate(name, network, address);
          return oldest;
        }
      }
    }
    return undefined;
  }

  /** Whoever had a turn comes last, of its network and with it, where more of it waits. */
  #rotate(name: string, network: Network, address: string): void {
    const own = network.get(address);
    if (own) {
      network.delete(address);
      network.set(address, own);
    }
    this.#forget(name);
    if (network.size > 0) {
      this.#served.set(name, network);
    }
  }

  /** The oldest of the longest queue in the network that has most waiting. */
  oldestOfLongest(): Waiting | undefined {
    const sizeOf = (network: Network) =>
      [...network.values()].reduce((sum, own) => sum + own.size, 0);
    const networks = [...this.#newcomers, this.#served].flatMap((each) => [...each.values()]);
    const [largest] = networks.sort((a, b) => sizeOf(b) - sizeOf(a));
    const [longest] = [...(largest?.values() ?? [])].sort((a, b) => b.size - a.size);
    const [oldest] = longest ?? [];
    return oldest;
  }
}

/** While others wait too, so many of a better standing come before one of them. */
const betterInARow = 3;

/**
 * Shares what is costly between those who ask: who has the better standing comes first, but for every
 * fourth turn; among each, networks and addresses are served in turn, the newcomers first, so that whoever
 * asks a thousand times waits a thousand times, and somebody else once. A full line sends away from where
 * most of it comes.
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
