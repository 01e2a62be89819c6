import { expect, it, vi } from "vitest";
import { type Claim, FairQueue, type FairQueueOptions, type Slot } from "./fair-queue.ts";

/** A queue of one slot by default; `order` lists served and rejected requests. */
function queueOf(options: Partial<FairQueueOptions> = {}) {
  const queue = new FairQueue({ slots: 1, waiting: 100, timeoutMs: 60_000, ...options });
  const order: string[] = [];
  return {
    order,
    /** Requests a slot. The first character of the name becomes the last number of the IP address. */
    async ask(name: string, claim: Partial<Claim> = {}): Promise<Slot> {
      const slot = await queue.enter({ address: `203.0.113.${name.charAt(0)}`, ...claim });
      order.push(slot.ok ? name : `${name}: ${slot.reason}`);
      return slot;
    },
  };
}

function end(slot: Slot): void {
  if (slot.ok) {
    slot.end();
  }
}

/**
 * Holds the first slot while all requests are made; each request then releases its slot at once. Returns the order.
 */
async function served(
  { ask, order }: ReturnType<typeof queueOf>,
  asked: readonly (readonly [name: string, claim?: Partial<Claim>])[],
): Promise<string[]> {
  const held = await ask("held", { address: "192.0.2.1" });
  const all = asked.map(([name, claim]) => ask(name, claim).then(end));
  end(held);
  await Promise.all(all);
  return order.slice(1);
}

it("serves networks, and IP addresses within them, in rotation, however many requests each sends", async () => {
  const order = await served(queueOf(), [
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

it("serves the newest client first, and with every second slot the one before it", async () => {
  const names = ["1", "2", "3", "4", "5", "6", "7"];
  const order = await served(
    queueOf(),
    names.map((name) => [name, { address: `198.51.${name}.1` }] as const),
  );
  // The slot held during the requests counts as the first of eight.
  expect(order).toEqual(["7", "5", "6", "3", "4", "1", "2"]);
});

it("serves a first-time client soon, however many requests other networks send", async () => {
  const { ask, order } = queueOf();
  let current = await ask("held", { address: "192.0.2.1" });
  let attackers = 0;
  const join = (name: string, address: string) => {
    void ask(name, { address }).then((slot) => {
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
  const waited: number[] = [];
  for (let each = 0; each < 20; each += 1) {
    const name = `somebody ${each}`;
    join(name, `198.51.${each}.1`);
    let slots = 0;
    while (!order.includes(name)) {
      end(current);
      // Clients that were served send the next request at once, from another network.
      attack();
      await new Promise(setImmediate);
      slots += 1;
    }
    waited.push(slots);
  }
  expect(waited.filter((slots) => slots === 1).length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...waited)).toBeLessThanOrEqual(9);
});

it("serves a first-time client before clients that retry after a rejection", async () => {
  const { ask, order } = queueOf();
  const attackers = ["10.0.1.1", "10.0.2.1", "10.0.3.1"].map((address) => ({ address }));
  const held = await ask("held", { address: "192.0.2.1" });
  const gone = new AbortController();
  const inVain = attackers.map((claim) => ask("in vain", { ...claim, signal: gone.signal }));
  gone.abort();
  await Promise.all(inVain);
  const all = [
    ask("somebody", { address: "198.51.100.1" }),
    ...attackers.map((claim) => ask("again", claim)),
  ].map(async (slot) => end(await slot));
  end(held);
  await Promise.all(all);
  expect(order.filter((name) => !name.startsWith("in vain"))).toEqual([
    "held",
    "somebody",
    "again",
    "again",
    "again",
  ]);
});

it("still serves a permanent client among many first-time clients", async () => {
  const { ask, order } = queueOf();
  for (let visit = 0; visit < 20; visit += 1) {
    end(await ask("often", { address: "10.0.1.1" }));
  }
  const held = await ask("held", { address: "192.0.2.1" });
  const all = [
    ask("once more", { address: "10.0.1.1" }),
    ...Array.from({ length: 20 }, (_, each) => ask("new", { address: `198.51.${each}.1` })),
  ].map(async (slot) => end(await slot));
  end(held);
  await Promise.all(all);
  expect(order.slice(order.indexOf("held")).indexOf("once more")).toBeLessThanOrEqual(8);
});

it("serves known clients first, except for every fourth slot", async () => {
  const known = { address: "198.51.100.1", priority: "known" } as const;
  const order = await served(queueOf(), [
    ["1a"],
    ["1b"],
    ...["f1", "f2", "f3", "f4", "f5"].map((name) => [name, known] as const),
  ]);
  expect(order).toEqual(["f1", "f2", "f3", "1a", "f4", "f5", "1b"]);
});

it("serves clients that failed recently last, except for every fourth slot of new clients", async () => {
  const order = await served(queueOf(), [
    ...["1a", "1b"].map((name) => [name, { priority: "suspect" }] as const),
    ...["2a", "2b"].map((name) => [name, { priority: "known" }] as const),
    ...["3a", "3b", "3c", "3d"].map((name) => [name] as const),
  ]);
  // The slot held during the requests counts as the first of the new clients.
  expect(order).toEqual(["2a", "2b", "3a", "3b", "1a", "3c", "3d", "1b"]);
});

it("limits the slots of one IP address", async () => {
  const { ask, order } = queueOf({ slots: 4, slotsPerAddress: 3 });
  const hogs = ["1a", "1b", "1c", "1d"].map((name) => ask(name));
  await Promise.all([...hogs.slice(0, 3), ask("2a")]);
  expect(order).toEqual(["1a", "1b", "1c", "2a"]);
  const [first] = await Promise.all(hogs.slice(0, 3));
  end(first ?? { ok: false, reason: "gone" });
  await hogs[3];
  expect(order.at(-1)).toBe("1d");
});

it("serves an unknown client if known ones use all slots of their IP address", async () => {
  const { ask, order } = queueOf({ slots: 2, slotsPerAddress: 1 });
  await ask("1a", { priority: "known" });
  void ask("1b", { priority: "known" });
  await ask("2a");
  expect(order).toEqual(["1a", "2a"]);
});

it("rejects requests of one IP address beyond its queue, and no others", async () => {
  const order = await served(queueOf({ waitingPerAddress: 2 }), [["1a"], ["1b"], ["1c"], ["2a"]]);
  expect(order).toEqual(["1c: busy", "1a", "2a", "1b"]);
});

it("rejects the oldest request of the longest queue in the busiest network when full", async () => {
  const order = await served(queueOf({ waiting: 4 }), [
    ["other 1", { address: "198.51.100.1" }],
    ["1a"],
    ["2a"],
    ["2b"],
    ["other 2", { address: "198.51.100.2" }],
  ]);
  expect(order).toEqual(["2a: busy", "1a", "other 1", "2b", "other 2"]);
});

it("keeps queue space for known clients when unknown clients fill theirs", async () => {
  const order = await served(queueOf({ waiting: 1 }), [
    ["1a"],
    ["2a", { priority: "known" }],
    ["3a", { priority: "known", address: "198.51.100.1" }],
  ]);
  expect(order).toEqual(["2a: busy", "3a", "1a"]);
});

it("removes disconnected clients, and gives the slot to the next", async () => {
  const { ask, order } = queueOf();
  const first = await ask("1a");
  const gone = new AbortController();
  const second = ask("1b", { signal: gone.signal });
  const third = ask("2a");
  gone.abort();
  await second;
  end(first);
  await third;
  expect(order).toEqual(["1a", "1b: gone", "2a"]);
  expect(await ask("3a", { signal: AbortSignal.abort() })).toEqual({ ok: false, reason: "gone" });
});

it("rejects a request that has waited for too long", async () => {
  const { ask } = queueOf({ timeoutMs: 1 });
  await ask("1a");
  expect(await ask("2a")).toEqual({ ok: false, reason: "busy" });
});

it("counts a slot that is released twice once", async () => {
  const { ask, order } = queueOf();
  const first = await ask("1a");
  end(first);
  await ask("2a");
  end(first);
  const gone = new AbortController();
  const waiting = ask("3a", { signal: gone.signal });
  gone.abort();
  await waiting;
  expect(order.at(-1)).toBe("3a: gone");
});

it("counts a slot for its IP address during its rest, while others may use it", async () => {
  vi.useFakeTimers();
  try {
    const { ask, order } = queueOf({ slotsPerAddress: 1, rest: { factor: 3, maxMs: 1_000 } });
    const first = await ask("1a");
    vi.advanceTimersByTime(100);
    end(first);
    const again = ask("1b");
    end(await ask("2a"));
    expect(order).toEqual(["1a", "2a"]);
    await vi.advanceTimersByTimeAsync(299);
    expect(order).toEqual(["1a", "2a"]);
    await vi.advanceTimersByTimeAsync(1);
    const long = await again;
    expect(order).toEqual(["1a", "2a", "1b"]);
    vi.advanceTimersByTime(60_000);
    end(long);
    void ask("1c");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(order.at(-1)).toBe("1c");
  } finally {
    vi.useRealTimers();
  }
});
