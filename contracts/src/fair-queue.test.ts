import { expect, it, vi } from "vitest";
import {
  FairQueue,
  type FairQueueOptions,
  type SlotRequest,
  type SlotResult,
} from "./fair-queue.ts";

/**
 * Creates a queue, of one slot by default. `order` lists served and rejected requests in the order of their responses.
 */
function createQueue(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({ slots: 1, waiting: 100, timeoutMs: 60_000, ...options });
  const order: string[] = [];
  return {
    order,
    /** Requests a slot. The name's first character is the last number of the IP address. */
    async request(name: string, claim: Partial<SlotRequest> = {}): Promise<SlotResult> {
      const slot = await queue.enter({ address: `203.0.113.${name.charAt(0)}`, ...claim });
      order.push(slot.ok ? name : `${name}: ${slot.reason}`);
      return slot;
    },
  };
}

function release(slot: SlotResult): void {
  if (slot.ok) {
    slot.end();
  }
}

/**
 * Makes all requests while the only slot is in use; each request then releases its slot at once. Returns the order in
 * which the requests were served.
 */
async function orderOf(
  { request, order }: ReturnType<typeof createQueue>,
  requests: readonly (readonly [name: string, claim?: Partial<SlotRequest>])[],
): Promise<string[]> {
  const held = await request("held", { address: "192.0.2.1" });
  const all = requests.map(([name, claim]) => request(name, claim).then(release));
  release(held);
  await Promise.all(all);
  return order.slice(1);
}

it("FairQueue rotates slots over networks, and over the IP addresses within a network", async () => {
  const order = await orderOf(createQueue(), [
    ["1a"],
    ["1b"],
    ["1c"],
    ["2a"],
    ["other", { address: "198.51.100.1" }],
    ["six 1", { address: "2001:db8:1:1" }],
    ["six 2", { address: "2001:db8:1:2" }],
    ["six other", { address: "2001:db8:2:1" }],
  ]);
  expect(order).toEqual(["six other", "other", "six 1", "1a", "six 2", "2a", "1b", "1c"]);
});

it("FairQueue alternates slots between the newest client and the second newest client", async () => {
  const names = ["1", "2", "3", "4", "5", "6", "7"];
  const order = await orderOf(
    createQueue(),
    names.map((name) => [name, { address: `198.51.${name}.1` }] as const),
  );
  // The slot that is in use during the requests is the first slot in the cycle of eight.
  expect(order).toEqual(["7", "5", "6", "3", "4", "1", "2"]);
});

it("FairQueue gives a first-time client one of the next nine slots while hundreds of other networks send requests", async () => {
  const { request, order } = createQueue();
  let current = await request("held", { address: "192.0.2.1" });
  let attackers = 0;
  const join = (name: string, address: string) => {
    void request(name, { address }).then((slot) => {
      current = slot;
    });
  };
  const attack = () => {
    attackers += 1;
    join(`attacker ${attackers}`, `10.${Math.floor(attackers / 250)}.${attackers % 250}.1`);
  };
  for (let each = 0; each < 200; each += 1) {
    attack();
  }
  const waitedSlots: number[] = [];
  for (let each = 0; each < 20; each += 1) {
    const name = `somebody ${each}`;
    join(name, `198.51.${each}.1`);
    let slots = 0;
    while (!order.includes(name)) {
      release(current);
      // Each served attacker is replaced by a request from another network.
      attack();
      await new Promise(setImmediate);
      slots += 1;
    }
    waitedSlots.push(slots);
  }
  expect(waitedSlots.filter((slots) => slots === 1).length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...waitedSlots)).toBeLessThanOrEqual(9);
});

it("FairQueue serves a first-time client before clients that retry after a rejection", async () => {
  const { request, order } = createQueue();
  const attackers = ["10.0.1.1", "10.0.2.1", "10.0.3.1"].map((address) => ({ address }));
  const held = await request("held", { address: "192.0.2.1" });
  const disconnect = new AbortController();
  const rejected = attackers.map((claim) =>
    request("in vain", { ...claim, signal: disconnect.signal }),
  );
  disconnect.abort();
  await Promise.all(rejected);
  const all = [
    request("somebody", { address: "198.51.100.1" }),
    ...attackers.map((claim) => request("again", claim)),
  ].map(async (slot) => release(await slot));
  release(held);
  await Promise.all(all);
  expect(order.filter((name) => !name.startsWith("in vain"))).toEqual([
    "held",
    "somebody",
    "again",
    "again",
    "again",
  ]);
});

it("FairQueue gives a client with many requests one of the next eight slots while many first-time clients wait", async () => {
  const { request, order } = createQueue();
  for (let visit = 0; visit < 20; visit += 1) {
    release(await request("often", { address: "10.0.1.1" }));
  }
  const held = await request("held", { address: "192.0.2.1" });
  const all = [
    request("once more", { address: "10.0.1.1" }),
    ...Array.from({ length: 20 }, (_, each) => request("new", { address: `198.51.${each}.1` })),
  ].map(async (slot) => release(await slot));
  release(held);
  await Promise.all(all);
  expect(order.slice(order.indexOf("held")).indexOf("once more")).toBeLessThanOrEqual(8);
});

it("FairQueue gives known clients three of four slots while unknown clients wait", async () => {
  const known = { address: "198.51.100.1", priority: "known" } as const;
  const order = await orderOf(createQueue(), [
    ["1a"],
    ["1b"],
    ...["f1", "f2", "f3", "f4", "f5"].map((name) => [name, known] as const),
  ]);
  expect(order).toEqual(["f1", "f2", "f3", "1a", "f4", "f5", "1b"]);
});

it("FairQueue gives every fourth slot to clients that failed recently while unknown clients wait", async () => {
  const order = await orderOf(createQueue(), [
    ...["1a", "1b"].map((name) => [name, { priority: "suspect" }] as const),
    ...["2a", "2b"].map((name) => [name, { priority: "known" }] as const),
    ...["3a", "3b", "3c", "3d"].map((name) => [name] as const),
  ]);
  // The slot that is in use during the requests counts as the first slot of unknown clients.
  expect(order).toEqual(["2a", "2b", "3a", "3b", "1a", "3c", "3d", "1b"]);
});

it("FairQueue limits the concurrent slots of one IP address", async () => {
  const { request, order } = createQueue({ slots: 4, slotsPerAddress: 3 });
  const sameAddress = ["1a", "1b", "1c", "1d"].map((name) => request(name));
  await Promise.all([...sameAddress.slice(0, 3), request("2a")]);
  expect(order).toEqual(["1a", "1b", "1c", "2a"]);
  const [first] = await Promise.all(sameAddress.slice(0, 3));
  release(first ?? { ok: false, reason: "gone" });
  await sameAddress[3];
  expect(order.at(-1)).toBe("1d");
});

it("FairQueue serves an unknown client when known clients have reached the slot limit of their IP address", async () => {
  const { request, order } = createQueue({ slots: 2, slotsPerAddress: 1 });
  await request("1a", { priority: "known" });
  void request("1b", { priority: "known" });
  await request("2a");
  expect(order).toEqual(["1a", "2a"]);
});

it("FairQueue rejects requests above the limit of waiting requests per IP address, and only these", async () => {
  const order = await orderOf(createQueue({ waitingPerAddress: 2 }), [
    ["1a"],
    ["1b"],
    ["1c"],
    ["2a"],
  ]);
  expect(order).toEqual(["1c: busy", "1a", "2a", "1b"]);
});

it("a full FairQueue rejects the oldest request of the busiest IP address in the busiest network", async () => {
  const order = await orderOf(createQueue({ waiting: 4 }), [
    ["other 1", { address: "198.51.100.1" }],
    ["1a"],
    ["2a"],
    ["2b"],
    ["other 2", { address: "198.51.100.2" }],
  ]);
  expect(order).toEqual(["2a: busy", "1a", "other 1", "2b", "other 2"]);
});

it("FairQueue accepts a known client when the queue of unknown clients is full", async () => {
  const order = await orderOf(createQueue({ waiting: 1 }), [
    ["1a"],
    ["2a", { priority: "known" }],
    ["3a", { priority: "known", address: "198.51.100.1" }],
  ]);
  expect(order).toEqual(["2a: busy", "3a", "1a"]);
});

it("FairQueue removes the waiting request of a disconnected client", async () => {
  const { request, order } = createQueue();
  const first = await request("1a");
  const disconnect = new AbortController();
  const second = request("1b", { signal: disconnect.signal });
  const third = request("2a");
  disconnect.abort();
  await second;
  release(first);
  await third;
  expect(order).toEqual(["1a", "1b: gone", "2a"]);
  expect(await request("3a", { signal: AbortSignal.abort() })).toEqual({
    ok: false,
    reason: "gone",
  });
});

it("FairQueue rejects a request as busy after the timeout", async () => {
  const { request } = createQueue({ timeoutMs: 1 });
  await request("1a");
  expect(await request("2a")).toEqual({ ok: false, reason: "busy" });
});

it("FairQueue ignores a second release of the same slot", async () => {
  const { request, order } = createQueue();
  const first = await request("1a");
  release(first);
  await request("2a");
  release(first);
  const disconnect = new AbortController();
  const waiting = request("3a", { signal: disconnect.signal });
  disconnect.abort();
  await waiting;
  expect(order.at(-1)).toBe("3a: gone");
});

it("FairQueue counts a released slot for its IP address until the cooldown ends", async () => {
  vi.useFakeTimers();
  try {
    const { request, order } = createQueue({
      slotsPerAddress: 1,
      cooldown: { factor: 3, maxMs: 1_000 },
    });
    const first = await request("1a");
    vi.advanceTimersByTime(100);
    release(first);
    const again = request("1b");
    release(await request("2a"));
    expect(order).toEqual(["1a", "2a"]);
    await vi.advanceTimersByTimeAsync(299);
    expect(order).toEqual(["1a", "2a"]);
    await vi.advanceTimersByTimeAsync(1);
    const long = await again;
    expect(order).toEqual(["1a", "2a", "1b"]);
    vi.advanceTimersByTime(60_000);
    release(long);
    void request("1c");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(order.at(-1)).toBe("1c");
  } finally {
    vi.useRealTimers();
  }
});
