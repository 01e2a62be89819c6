import { expect, it } from "vitest";
import { FairQueue, type Queued, type Turn } from "./fair-queue.ts";

/** A queue of one place, held until `open`; the names of what it ran, in order. */
function heldQueue(maxWaiting = 100) {
  const queue = new FairQueue({ places: 1, maxWaiting });
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const holder = queue.run({ isFamiliar: false, address: "192.0.2.1" }, () => promise);
  const results: Promise<Queued<string>>[] = [];
  return {
    order,
    ask(name: string, address: string, turn: Partial<Turn> = {}) {
      const result = queue.run({ isFamiliar: false, address, ...turn }, async () => {
        order.push(name);
        return name;
      });
      results.push(result);
      return result;
    },
    async open() {
      resolve();
      await Promise.all([holder, ...results]);
      return order;
    },
  };
}

it("lets networks take turns, and in each its addresses, however many requests one sends", async () => {
  const { ask, open } = heldQueue();
  for (const name of ["a1", "a2", "a3"]) {
    ask(name, "203.0.113.1");
  }
  ask("b1", "203.0.113.2");
  ask("c1", "198.51.100.1");
  ask("d1", "2001:db8:1:1");
  ask("d2", "2001:db8:1:2");
  ask("e1", "2001:db8:2:1");
  expect(await open()).toEqual(["a1", "c1", "d1", "e1", "b1", "d2", "a2", "a3"]);
});

it("lets those who are familiar go first, but for every fourth place", async () => {
  const { ask, open } = heldQueue();
  for (const name of ["s1", "s2"]) {
    ask(name, "203.0.113.1");
  }
  for (const name of ["f1", "f2", "f3", "f4", "f5"]) {
    ask(name, "198.51.100.1", { isFamiliar: true });
  }
  expect(await open()).toEqual(["f1", "f2", "f3", "s1", "f4", "f5", "s2"]);
});

it("lets somebody new in where one network fills it, and refuses that network", async () => {
  const { ask, open } = heldQueue(3);
  const flood = ["a1", "a2", "a3", "a4"].map((name, index) => ask(name, `203.0.113.${index}`));
  ask("b1", "198.51.100.1");
  expect(await open()).toEqual(["a1", "b1", "a2"]);
  const refused = { ok: false, code: "unavailable", retryAfterSeconds: 5 };
  expect((await Promise.all(flood)).filter(({ ok }) => !ok)).toEqual([refused, refused]);
});

it("keeps places for those who are familiar while strangers fill theirs", async () => {
  const { ask, open } = heldQueue(2);
  for (const name of ["a1", "b1", "c1"]) {
    ask(name, `203.0.${name.charCodeAt(0)}.1`);
  }
  ask("f1", "198.51.100.1", { isFamiliar: true });
  expect(await open()).toEqual(["f1", "a1", "b1"]);
});

it("does nothing for whoever has gone", async () => {
  const { ask, open } = heldQueue();
  const gone = new AbortController();
  const abandoned = ask("a1", "203.0.113.1", { signal: gone.signal });
  ask("a2", "203.0.113.1");
  gone.abort();
  expect(await abandoned).toMatchObject({ ok: false });
  expect(await ask("a3", "203.0.113.1", { signal: gone.signal })).toMatchObject({ ok: false });
  expect(await open()).toEqual(["a2"]);
});

it("goes on after work that failed", async () => {
  const queue = new FairQueue({ places: 1, maxWaiting: 1 });
  const turn = { isFamiliar: true, address: "192.0.2.1" };
  await expect(queue.run(turn, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run(turn, async () => "yes")).toEqual({ ok: true, value: "yes" });
});
