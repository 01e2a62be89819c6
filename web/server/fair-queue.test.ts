import { expect, it } from "vitest";
import { FairQueue, type Turn } from "./fair-queue.ts";

const roomy = {
  turns: 1,
  turnsPerAddress: 1,
  waiting: 100,
  waitingPerAddress: 100,
  patienceMs: 60_000,
};

/** Asks for a turn; `order` says who got one. */
function asker(queue: FairQueue, order: string[]) {
  return async (name: string, signal?: AbortSignal) => {
    const turn = await queue.enter(name.charAt(0), signal);
    order.push(turn.ok ? name : `${name}: ${turn.reason}`);
    return turn;
  };
}

function end(turn: Turn): void {
  if (turn.ok) {
    turn.end();
  }
}

it("serves addresses in turn, however much one of them asks for", async () => {
  const queue = new FairQueue(roomy);
  const order: string[] = [];
  const ask = asker(queue, order);
  const asked = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map((name) => ask(name).then(end));
  await Promise.all(asked);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("lets no address have all turns", async () => {
  const queue = new FairQueue({ ...roomy, turns: 4, turnsPerAddress: 3 });
  const order: string[] = [];
  const ask = asker(queue, order);
  const hogs = ["a1", "a2", "a3", "a4"].map((name) => ask(name));
  await Promise.all([...hogs.slice(0, 3), ask("b1")]);
  expect(order).toEqual(["a1", "a2", "a3", "b1"]);
  for (const turn of await Promise.all(hogs.slice(0, 3))) {
    end(turn);
  }
  await Promise.all(hogs);
  expect(order.at(-1)).toBe("a4");
});

it("sends away what one address asks for beyond its queue, and nobody else", async () => {
  const queue = new FairQueue({ ...roomy, waitingPerAddress: 2 });
  const order: string[] = [];
  const ask = asker(queue, order);
  const asked = ["a1", "a2", "a3", "a4", "b1"].map((name) => ask(name).then(end));
  await Promise.all(asked);
  expect(order).toEqual(expect.arrayContaining(["a4: busy", "b1"]));
});

it("when all queues together are full, takes from the longest", async () => {
  const queue = new FairQueue({ ...roomy, waiting: 3 });
  const order: string[] = [];
  const ask = asker(queue, order);
  const asked = ["a1", "a2", "a3", "a4", "b1"].map((name) => ask(name).then(end));
  await Promise.all(asked);
  expect(order).toContain("a2: busy");
  expect(order).toContain("b1");
});

it("takes out who has gone, and gives the turn to the next", async () => {
  const queue = new FairQueue(roomy);
  const order: string[] = [];
  const ask = asker(queue, order);
  const first = await ask("a1");
  const gone = new AbortController();
  const second = ask("a2", gone.signal);
  const third = ask("b1");
  gone.abort();
  await second;
  end(first);
  await third;
  expect(order).toEqual(["a1", "a2: gone", "b1"]);
  expect(await queue.enter("a", AbortSignal.abort())).toEqual({ ok: false, reason: "gone" });
});

it("asks to come back who has waited too long", async () => {
  const queue = new FairQueue({ ...roomy, patienceMs: 1 });
  await queue.enter("a");
  expect(await queue.enter("b")).toEqual({ ok: false, reason: "busy" });
});

it("counts a turn that is ended twice as one", async () => {
  const queue = new FairQueue(roomy);
  const first = await queue.enter("a");
  end(first);
  await queue.enter("b");
  end(first);
  const order: string[] = [];
  const gone = new AbortController();
  const waiting = asker(queue, order)("c1", gone.signal);
  gone.abort();
  await waiting;
  expect(order).toEqual(["c1: gone"]);
});
