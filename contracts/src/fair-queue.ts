/**
 * Priorities, highest first: clients with an earlier success, unknown clients, clients that failed recently, and
 * background work.
 */
const priorities = ["known", "new", "suspect", "unwatched"] as const;
export type Priority = (typeof priorities)[number];

export interface FairQueueOptions {
  /** Number of slots, in total and per IP address. */
  slots: number;
  slotsPerAddress?: number;
  /**
   * Time for which an ended slot still counts for its IP address: `factor` times the slot's duration, at most `maxMs`.
   * Other clients may use the slot meanwhile. Limits the share of time that one client gets, however many requests it
   * sends.
   */
  rest?: { factor: number; maxMs: number };
  /** Maximum number of waiting requests per priority, and of one IP address within it. */
  waiting: number;
  waitingPerAddress?: number;
  /** Time after which a waiting request is rejected as busy, in ms. */
  timeoutMs: number;
}

/** A request for a slot. */
export interface Claim {
  /** Rate-limit key, as visitorAddresses returns it. */
  address: string;
  /** Defaults to `new`. */
  priority?: Priority | undefined;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

/** A slot. Call `end` in every case; calling it again has no effect. */
export type Slot = { ok: true; end: () => void } | { ok: false; reason: "busy" | "gone" };

interface Waiting {
  address: string;
  settle: (slot: Slot) => void;
}

/** Returns the network of an IP address: the /24 of IPv4, the /48 of IPv6 (counted by /64). */
export function networkOf(address: string): string {
  return address.replace(/[.:][^.:]*$/, "");
}

/** Waiting requests of a network by IP address; oldest first within an IP address. */
type Network = Map<string, Set<Waiting>>;

const visitWindowMs = 60_000;
const maxVisitNetworks = 10_000;

/** Counts recent requests per network, over one to two minutes and a bounded number of networks. */
class Visits {
  #current = new Map<string, number>();
  #before = new Map<string, number>();
  #since = Date.now();

  /** Counts a request; returns the number of earlier ones. */
  add(network: string): number {
    if (Date.now() - this.#since > visitWindowMs || this.#current.size >= maxVisitNetworks) {
      this.#before = this.#current;
      this.#current = new Map();
      this.#since = Date.now();
    }
    const visits = this.#current.get(network) ?? 0;
    this.#current.set(network, visits + 1);
    return visits + (this.#before.get(network) ?? 0);
  }
}

/** Number of recent requests above which a network no longer counts as a first-time client. */
const firstTimeVisits = 7;

/**
 * Queue of one priority. Slots rotate over networks, and over the IP addresses within a network, regardless of the
 * number of waiting requests. The network with the fewest recent requests goes first; among equals, the one that
 * arrived last. In order of arrival, a first-time client would wait behind all others until its timeout. Every second
 * slot goes to the network that is second in this order, so that a later arrival delays others by one or two slots
 * only. Every eighth slot goes to networks that were served before or that send requests all the time.
 */
class PriorityQueue {
  readonly #visits = new Visits();
  /** Networks that wait for their first slot, by number of recent requests; oldest first within each. */
  readonly #firstTime = Array.from({ length: firstTimeVisits }, () => new Map<string, Network>());
  /** All other networks, in the order in which they are served. */
  readonly #served = new Map<string, Network>();
  #slotNumber = -1;
  size = 0;

  #network(address: string): Network | undefined {
    const network = networkOf(address);
    return [...this.#firstTime, this.#served]
      .find((networks) => networks.has(network))
      ?.get(network);
  }

  #delete(network: string): void {
    for (const networks of [...this.#firstTime, this.#served]) {
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
      const networks = this.#firstTime[this.#visits.add(name)] ?? this.#served;
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
      this.#delete(networkOf(address));
    }
  }

  /** Networks in the order in which they may get the next slot. */
  #inOrder(): [string, Network][] {
    this.#slotNumber = (this.#slotNumber + 1) % 8;
    const newestFirst = this.#firstTime.flatMap((networks) => [...networks].reverse());
    if (this.#slotNumber === 7) {
      return [...this.#served, ...newestFirst];
    }
    const passedBy = this.#slotNumber % 2 === 0 ? newestFirst.splice(1, 1) : [];
    return [...passedBy, ...newestFirst, ...this.#served];
  }

  /** Removes and returns the next waiting request whose IP address `mayServe`. */
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

  /**
   * Moves a network that got a slot, and its IP address, to the end of the rotation if they have more requests waiting.
   */
  #rotate(name: string, network: Network, address: string): void {
    const own = network.get(address);
    if (own) {
      network.delete(address);
      network.set(address, own);
    }
    this.#delete(name);
    if (network.size > 0) {
      this.#served.set(name, network);
    }
  }

  /** Returns the oldest request of the longest queue in the network with the most waiting. */
  oldestOfLongest(): Waiting | undefined {
    const sizeOf = (network: Network) =>
      [...network.values()].reduce((sum, own) => sum + own.size, 0);
    const networks = [...this.#firstTime, this.#served].flatMap((each) => [...each.values()]);
    const [largest] = networks.sort((a, b) => sizeOf(b) - sizeOf(a));
    const [longest] = [...(largest?.values() ?? [])].sort((a, b) => b.size - a.size);
    const [oldest] = longest ?? [];
    return oldest;
  }
}

/** Maximum number of consecutive slots for one priority while requests of lower priorities wait. */
const maxInARow = 3;

/**
 * Limits concurrent access to an expensive resource. Higher priorities go first, except for every fourth slot. Within a
 * priority, slots rotate over networks and IP addresses, first-time clients first, so that a client with a thousand
 * waiting requests does not delay other clients by a thousand slots. When the queue is full, the oldest request of the
 * client with the most waiting requests is rejected.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  readonly #queues = priorities.map(() => ({ queue: new PriorityQueue(), inARow: 0 }));
  /** Number of slots in use or at rest per IP address; IP addresses without any are absent. */
  readonly #used = new Map<string, number>();
  #usedInTotal = 0;

  constructor(options: FairQueueOptions) {
    const { slots, waiting } = options;
    this.#options = {
      slotsPerAddress: slots,
      waitingPerAddress: waiting,
      rest: { factor: 0, maxMs: 0 },
      ...options,
    };
  }

  /** Waits for a slot. Resolves with `ok: false` if the queue is full, the timeout passes or the signal aborts. */
  enter({ address, priority = "new", signal }: Claim): Promise<Slot> {
    const queue = this.#queues[priorities.indexOf(priority)]?.queue;
    if (!queue || signal?.aborted) {
      return Promise.resolve({ ok: false, reason: "gone" });
    }
    if (queue.sizeOf(address) >= this.#options.waitingPerAddress) {
      return Promise.resolve({ ok: false, reason: "busy" });
    }
    return new Promise((resolve) => {
      const leave = (reason: "busy" | "gone") => waiting.settle({ ok: false, reason });
      const onGone = () => leave("gone");
      const timer = setTimeout(leave, this.#options.timeoutMs, "busy");
      const waiting: Waiting = {
        address,
        settle: (slot) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onGone);
          queue.remove(waiting);
          resolve(slot);
        },
      };
      signal?.addEventListener("abort", onGone);
      queue.add(waiting);
      this.#serve();
      if (queue.size > this.#options.waiting) {
        queue.oldestOfLongest()?.settle({ ok: false, reason: "busy" });
      }
    });
  }

  #serve(): void {
    while (this.#usedInTotal < this.#options.slots) {
      const next = this.#next();
      if (!next) {
        return;
      }
      this.#usedInTotal += 1;
      this.#count(next.address, 1);
      next.settle({ ok: true, end: this.#endOf(next.address) });
    }
  }

  #next(): Waiting | undefined {
    const mayServe = (address: string) =>
      (this.#used.get(address) ?? 0) < this.#options.slotsPerAddress;
    const eligible = this.#queues.filter(
      ({ inARow }, index) => inARow < maxInARow || !this.#isAnyWaitingAfter(index),
    );
    // If all addresses of this priority already use their maximum of slots, a lower priority may be served.
    for (const each of new Set([...eligible, ...this.#queues])) {
      const next = each.queue.next(mayServe);
      if (next) {
        each.inARow += 1;
        for (const better of this.#queues.slice(0, this.#queues.indexOf(each))) {
          better.inARow = 0;
        }
        return next;
      }
    }
    return undefined;
  }

  #isAnyWaitingAfter(index: number): boolean {
    return this.#queues.slice(index + 1).some(({ queue }) => queue.size > 0);
  }

  #count(address: string, difference: 1 | -1): void {
    const used = (this.#used.get(address) ?? 0) + difference;
    if (used > 0) {
      this.#used.set(address, used);
    } else {
      this.#used.delete(address);
    }
  }

  #endOf(address: string): () => void {
    const { factor, maxMs } = this.#options.rest;
    const began = performance.now();
    let hasEnded = false;
    const endRest = () => {
      this.#count(address, -1);
      this.#serve();
    };
    return () => {
      if (hasEnded) {
        return;
      }
      hasEnded = true;
      this.#usedInTotal -= 1;
      if (factor > 0) {
        setTimeout(endRest, Math.min(factor * (performance.now() - began), maxMs)).unref();
        this.#serve();
      } else {
        endRest();
      }
    };
  }
}
