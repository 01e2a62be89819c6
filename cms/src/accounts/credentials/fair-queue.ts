export interface Turn {
  /** Whether who asks was let in before, for this account. */
  isFamiliar: boolean;
  /** An address as visitorAddress names it. */
  address: string;
  /** Aborted once nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

export type Queued<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: "unavailable"; retryAfterSeconds: number };

interface Waiting extends Turn {
  start(): void;
  refuse(): void;
}

/** The network that an address is in: of IPv4 the /24, of IPv6 (which counts by /64) the /48. */
function networkOf(address: string): string {
  return address.replace(/[.:][^.:]*$/, "");
}

/** Networks take turns, and within each its addresses, however many requests either has waiting. */
class Line {
  readonly #networks = new Map<string, Map<string, Waiting[]>>();
  size = 0;

  add(waiting: Waiting): void {
    const network = networkOf(waiting.address);
    const addresses = this.#networks.get(network) ?? new Map<string, Waiting[]>();
    this.#networks.set(network, addresses);
    const own = addresses.get(waiting.address) ?? [];
    addresses.set(waiting.address, own);
    own.push(waiting);
    this.size += 1;
  }

  next(): Waiting | undefined {
    const [network] = this.#networks.keys();
    const [address] = this.#networks.get(network ?? "")?.keys() ?? [];
    return this.#take(network, address, (own) => own.shift());
  }

  remove(waiting: Waiting): boolean {
    const network = networkOf(waiting.address);
    const index = this.#networks.get(network)?.get(waiting.address)?.indexOf(waiting) ?? -1;
    if (index === -1) {
      return false;
    }
    this.#take(network, waiting.address, (own) => own.splice(index, 1)[0]);
    return true;
  }

  /** Takes out what came last of the network that has most waiting; none where `address` has as many. */
  takeFromLongest(address: string): Waiting | undefined {
    const lengths = new Map(
      [...this.#networks].map(([network, addresses]) => [
        network,
        [...addresses.values()].reduce((sum, own) => sum + own.length, 0),
      ]),
    );
    const [longest, length = 0] =
      [...lengths].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    if ((lengths.get(networkOf(address)) ?? 0) + 1 >= length) {
      return undefined;
    }
    const last = [...(this.#networks.get(longest ?? "")?.keys() ?? [])].at(-1);
    return this.#take(longest, last, (own) => own.pop());
  }

  /** What was taken goes out; who took a turn goes to the end, or away when nothing more waits. */
  #take(
    network: string | undefined,
    address: string | undefined,
    pick: (own: Waiting[]) => Waiting | undefined,
  ): Waiting | undefined {
    const addresses = this.#networks.get(network ?? "");
    const own = addresses?.get(address ?? "");
    if (network === undefined || address === undefined || !addresses || !own) {
      return undefined;
    }
    const taken = pick(own);
    this.size -= 1;
    addresses.delete(address);
    if (own.length > 0) {
      addresses.set(address, own);
    }
    this.#networks.delete(network);
    if (addresses.size > 0) {
      this.#networks.set(network, addresses);
    }
    return taken;
  }
}

/** While both wait, so many who are familiar come before one who is not. */
const familiarAtOnce = 3;
/** What somebody who found the line full is told to wait. */
const retryAfterSeconds = 5;

/**
 * Hands out a few places to many who ask. Who is familiar comes first, but for every fourth place;
 * among each, networks and addresses take turns, so that whoever floods waits behind himself. A line
 * that is full refuses the network that has most in it.
 */
export class FairQueue {
  readonly #places: number;
  readonly #maxWaiting: number;
  readonly #familiar = new Line();
  readonly #strangers = new Line();
  #running = 0;
  #familiarInARow = 0;

  /** @param maxWaiting of those who are familiar, and as many of those who are not */
  constructor({ places, maxWaiting }: { places: number; maxWaiting: number }) {
    this.#places = places;
    this.#maxWaiting = maxWaiting;
  }

  run<Value>(turn: Turn, work: () => Promise<Value>): Promise<Queued<Value>> {
    return new Promise((resolve, reject) => {
      const line = turn.isFamiliar ? this.#familiar : this.#strangers;
      const refuse = () => resolve({ ok: false, code: "unavailable", retryAfterSeconds });
      const leave = () => {
        if (line.remove(waiting)) {
          refuse();
        }
      };
      const waiting: Waiting = {
        ...turn,
        refuse,
        start: () => {
          turn.signal?.removeEventListener("abort", leave);
          this.#running += 1;
          work()
            .then((value) => resolve({ ok: true, value }), reject)
            .finally(() => {
              this.#running -= 1;
              this.#startNext();
            });
        },
      };
      if (turn.signal?.aborted || !this.#hasRoom(line, turn.address)) {
        refuse();
        return;
      }
      turn.signal?.addEventListener("abort", leave, { once: true });
      line.add(waiting);
      this.#startNext();
    });
  }

  #hasRoom(line: Line, address: string): boolean {
    if (line.size < this.#maxWaiting) {
      return true;
    }
    const outdone = line.takeFromLongest(address);
    outdone?.refuse();
    return outdone !== undefined;
  }

  #startNext(): void {
    if (this.#running < this.#places) {
      this.#next()?.start();
    }
  }

  #next(): Waiting | undefined {
    const isStrangersTurn = this.#familiarInARow >= familiarAtOnce && this.#strangers.size > 0;
    const familiar = isStrangersTurn ? undefined : this.#familiar.next();
    this.#familiarInARow = familiar ? this.#familiarInARow + 1 : 0;
    return familiar ?? this.#strangers.next();
  }
}
