/**
 * Priorities, highest first: clients with an earlier success, unknown clients, clients that failed recently, and
 * background work.
 */
const priorities = ["known", "new", "suspect", "background"] as const;
export type QueuePriority = (typeof priorities)[number];

export interface FairQueueOptions {
  /** Number of slots, in total and per IP address. */
  slots: number;
  slotsPerAddress?: number;
  /**
   * Time for which a released slot still counts for its IP address: `factor` times the time for which the slot was
   * used, at most `maxMs`. Other IP addresses may use the slot meanwhile. The cooldown limits the share of time that
   * one client gets, however many requests it sends.
   */
  cooldown?: { factor: number; maxMs: number };
  /**
   * Maximum number of waiting requests per priority, and per IP address within a priority. At least 1, because a
   * request waits for a moment even if a slot is free.
   */
  waiting: number;
  waitingPerAddress?: number;
  /** Time after which a waiting request is rejected as busy, in ms. */
  timeoutMs: number;
}

/** A request for a slot. */
export interface SlotRequest {
  /** Rate-limit key, as createVisitorAddressResolver returns it. */
  address: string;
  /** Defaults to `new`. */
  priority?: QueuePriority | undefined;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal | undefined;
}

/**
 * A slot, or the reason why there is none. Call `end` when the work has finished or failed; further calls have no
 * effect.
 */
export type SlotResult = { ok: true; end: () => void } | { ok: false; reason: "busy" | "gone" };

interface WaitingRequest {
  address: string;
  settle: (slot: SlotResult) => void;
}

/** Returns the network of a rate-limit key: the /24 of an IPv4 address, the /48 of an IPv6 /64. */
export function getNetwork(address: string): string {
  return address.replace(/[.:][^.:]*$/, "");
}

/** Waiting requests of a network by IP address; oldest first within an IP address. */
type Network = Map<string, Set<WaitingRequest>>;

const countWindowMs = 60_000;
const maxCountedNetworks = 10_000;

/**
 * Counts the requests of each network in the last one to two minutes; stores at most `maxCountedNetworks` networks per
 * minute.
 */
class RecentRequests {
  #current = new Map<string, number>();
  #before = new Map<string, number>();
  #since = Date.now();

  /** Counts a request; returns the number of earlier requests of the network. */
  add(network: string): number {
    if (Date.now() - this.#since > countWindowMs || this.#current.size >= maxCountedNetworks) {
      this.#before = this.#current;
      this.#current = new Map();
      this.#since = Date.now();
    }
    const earlier = this.#current.get(network) ?? 0;
    this.#current.set(network, earlier + 1);
    return earlier + (this.#before.get(network) ?? 0);
  }
}

/** A network with this many recent requests, or more, no longer counts as a first-time client. */
const firstTimeRequests = 7;

/**
 * Queue of one priority. Slots rotate over networks, and over the IP addresses within a network, regardless of the
 * number of waiting requests. Networks are sorted by their number of recent requests, fewest first. Among equal numbers
 * the newest network comes first: in order of arrival, a first-time client would wait behind all others until its
 * timeout.
 * - Every second slot goes to the second network in this order, so that a later arrival delays an earlier one by one or
 *   two slots only.
 * - Every eighth slot goes to networks that were served before or that send many requests.
 */
class PriorityQueue {
  readonly #visits = new RecentRequests();
  /** Networks that wait for their first slot, by number of recent requests; oldest first within each. */
  readonly #firstTime = Array.from({ length: firstTimeRequests }, () => new Map<string, Network>());
  /** All other networks, in the order in which they are served. */
  readonly #served = new Map<string, Network>();
  #slotNumber = -1;
  size = 0;

  #network(address: string): Network | undefined {
    const network = getNetwork(address);
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

  add(waiting: WaitingRequest): void {
    const { address } = waiting;
    const existing = this.#network(address);
    const network: Network = existing ?? new Map();
    network.set(address, (network.get(address) ?? new Set()).add(waiting));
    if (!existing) {
      const name = getNetwork(address);
      const networks = this.#firstTime[this.#visits.add(name)] ?? this.#served;
      networks.set(name, network);
    }
    this.size += 1;
  }

  remove(waiting: WaitingRequest): void {
    const { address } = waiting;
    const network = this.#network(address);
    const requests = network?.get(address);
    if (!network || !requests?.delete(waiting)) {
      return;
    }
    this.size -= 1;
    if (requests.size === 0) {
      network.delete(address);
    }
    if (network.size === 0) {
      this.#delete(getNetwork(address));
    }
  }

  /** Networks in the order in which they may get the next slot. */
  #inOrder(): [string, Network][] {
    this.#slotNumber = (this.#slotNumber + 1) % 8;
    const newestFirst = this.#firstTime.flatMap((networks) => [...networks].reverse());
    if (this.#slotNumber === 7) {
      return [...this.#served, ...newestFirst];
    }
    const second = this.#slotNumber % 2 === 0 ? newestFirst.splice(1, 1) : [];
    return [...second, ...newestFirst, ...this.#served];
  }

  /** Removes and returns the next waiting request with an IP address that `mayServe` accepts. */
  next(mayServe: (address: string) => boolean): WaitingRequest | undefined {
    for (const [name, network] of this.#inOrder()) {
      for (const [address, requests] of network) {
        const [oldest] = requests;
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
   * If more requests of the served IP address wait, moves the IP address and its network to the end of the rotation.
   */
  #rotate(name: string, network: Network, address: string): void {
    const requests = network.get(address);
    if (requests) {
      network.delete(address);
      network.set(address, requests);
    }
    this.#delete(name);
    if (network.size > 0) {
      this.#served.set(name, network);
    }
  }

  /**
   * Finds the network with the most waiting requests and its IP address with the most; returns that address's oldest
   * request.
   */
  oldestOfLongest(): WaitingRequest | undefined {
    const sizeOf = (network: Network) =>
      [...network.values()].reduce((sum, requests) => sum + requests.size, 0);
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
 * priority, slots rotate over networks and IP addresses, first-time clients first. A client with a thousand waiting
 * requests therefore does not delay other clients by a thousand slots. When the queue is full, the oldest request of
 * the client with the most waiting requests is rejected.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  readonly #queues = priorities.map(() => ({ queue: new PriorityQueue(), inARow: 0 }));
  /**
   * Number of slots per IP address that are in use or in their cooldown. Contains only IP addresses with at least one.
   */
  readonly #used = new Map<string, number>();
  #usedInTotal = 0;

  constructor(options: FairQueueOptions) {
    const { slots, waiting } = options;
    this.#options = {
      slotsPerAddress: slots,
      waitingPerAddress: waiting,
      cooldown: { factor: 0, maxMs: 0 },
      ...options,
    };
  }

  /** Waits for a slot. Resolves with `ok: false` if the queue is full, the timeout passes or the signal aborts. */
  enter({ address, priority = "new", signal }: SlotRequest): Promise<SlotResult> {
    const queue = this.#queues[priorities.indexOf(priority)]?.queue;
    if (!queue || signal?.aborted) {
      return Promise.resolve({ ok: false, reason: "gone" });
    }
    if (queue.sizeOf(address) >= this.#options.waitingPerAddress) {
      return Promise.resolve({ ok: false, reason: "busy" });
    }
    return new Promise((resolve) => {
      const reject = (reason: "busy" | "gone") => waiting.settle({ ok: false, reason });
      const onDisconnect = () => reject("gone");
      const timer = setTimeout(reject, this.#options.timeoutMs, "busy");
      const waiting: WaitingRequest = {
        address,
        settle: (slot) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onDisconnect);
          queue.remove(waiting);
          resolve(slot);
        },
      };
      signal?.addEventListener("abort", onDisconnect);
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

  #next(): WaitingRequest | undefined {
    const mayServe = (address: string) =>
      (this.#used.get(address) ?? 0) < this.#options.slotsPerAddress;
    const eligible = this.#queues.filter(
      ({ inARow }, index) => inARow < maxInARow || !this.#isAnyWaitingAfter(index),
    );
    // Serves a lower priority if all IP addresses of higher priorities already use their maximum number of slots.
    for (const each of new Set([...eligible, ...this.#queues])) {
      const next = each.queue.next(mayServe);
      if (next) {
        each.inARow += 1;
        for (const higher of this.#queues.slice(0, this.#queues.indexOf(each))) {
          higher.inARow = 0;
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
    const slotCount = (this.#used.get(address) ?? 0) + difference;
    if (slotCount > 0) {
      this.#used.set(address, slotCount);
    } else {
      this.#used.delete(address);
    }
  }

  #endOf(address: string): () => void {
    const { factor, maxMs } = this.#options.cooldown;
    const startedAt = performance.now();
    let hasEnded = false;
    const endCooldown = () => {
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
        setTimeout(endCooldown, Math.min(factor * (performance.now() - startedAt), maxMs)).unref();
        this.#serve();
      } else {
        endCooldown();
      }
    };
  }
}
