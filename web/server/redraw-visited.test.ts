import { FairQueue, type Turn } from "contracts/fair-queue";
import { expect, it, onTestFinished } from "vitest";
import type { Dated } from "./content-generation.ts";
import { drawInTurn } from "./draw-in-turn.ts";
import { PageCache } from "./page-cache.ts";
import { redrawVisited } from "./redraw-visited.ts";

const gone = new AbortController().signal;
const visitor = { address: "203.0.113.1", gone };

/** One process: pages that are drawn when the test lets them, with as many turns as it says. */
function processOf({ turns: count = 6, status = (): number => 200 } = {}) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const drawn: string[] = [];
  const waiting = { for: Promise.resolve() };
  const generation = {
    current: 1,
    isFollowed: true,
    isFresh: (dated: Dated) => dated.generation === generation.current,
  };
  const turns = new FairQueue({ turns: count, waiting: 100, patienceMs: 60_000 });
  const pages = new PageCache({
    generation,
    draw: drawInTurn({
      turns,
      draw: async (path) => {
        drawn.push(path);
        await waiting.for;
        return new Response(`${path} ${generation.current}`, {
          status: status(),
          headers: { "cache-control": "no-cache" },
        });
      },
    }),
  });
  const redraw = redrawVisited({ pages, turns, signal: stopping.signal });
  const visit = async (path: string, times = 1) => {
    for (let count = 0; count < times; count += 1) {
      await pages.get(path, "", visitor);
    }
  };
  const publish = () => {
    generation.current += 1;
    drawn.length = 0;
    return redraw();
  };
  return { pages, turns, drawn, waiting, generation, visit, publish, redraw };
}

function end(turn: Turn): void {
  if (turn.ok) {
    turn.end();
  }
}

it("draws what visitors asked for after a change, the most visited first, before they ask again", async () => {
  const { pages, drawn, visit, publish } = processOf();
  await visit("/rare");
  await visit("/often", 9);
  await visit("/sometimes", 4);
  await publish();
  expect(drawn).toEqual(["/often", "/sometimes", "/rare"]);
  const { bodies } = await pages.get("/often", "", visitor);
  expect(bodies.identity.toString()).toBe("/often 2");
  expect(drawn).toHaveLength(3);
});

it("draws no page again that nobody asked for since", async () => {
  const { drawn, visit, publish } = processOf();
  await visit("/once");
  await publish();
  expect(drawn).toEqual(["/once"]);
  await publish();
  expect(drawn).toEqual([]);
  await visit("/once");
  await publish();
  expect(drawn).toEqual(["/once"]);
});

it("draws a page once, whoever else asks for it meanwhile", async () => {
  const { pages, drawn, waiting, visit, publish } = processOf();
  await visit("/");
  const held = Promise.withResolvers<void>();
  waiting.for = held.promise;
  const publishing = publish();
  await expect.poll(() => drawn).toEqual(["/"]);
  const shown = Array.from({ length: 500 }, () => pages.get("/", "", visitor));
  held.resolve();
  await publishing;
  for (const { bodies } of await Promise.all(shown)) {
    expect(bodies.identity.toString()).toBe("/ 2");
  }
  expect(drawn).toEqual(["/"]);
});

it("makes no drawing of many changes that come while one is drawn", async () => {
  const { drawn, waiting, generation, visit, publish, redraw } = processOf();
  await visit("/", 5_000);
  const held = Promise.withResolvers<void>();
  waiting.for = held.promise;
  const publishing = publish();
  await expect.poll(() => drawn).toEqual(["/"]);
  for (let change = 0; change < 1_000; change += 1) {
    generation.current += 1;
    await redraw();
  }
  held.resolve();
  await publishing;
  expect(drawn).toEqual(["/", "/"]);
});

it("lets visitors have their turn first, and draws nothing that one of them had drawn", async () => {
  const { pages, turns, drawn, visit, publish } = processOf({ turns: 1 });
  await visit("/", 9);
  await visit("/other");
  // Every fourth turn is for such work; the next one is not.
  const fourth = await turns.enter({ address: "", standing: "unwatched" });
  end(fourth);
  const taken = await turns.enter({ address: "198.51.100.1" });
  const publishing = publish();
  const shown = pages.get("/other", "", visitor);
  end(taken);
  await shown;
  expect(drawn[0]).toBe("/other");
  await publishing;
  expect(drawn).toEqual(["/other", "/"]);
});

it("gives up while nothing can be drawn, and begins again with the next change", async () => {
  let status = 200;
  const { drawn, visit, publish } = processOf({ status: () => status });
  await visit("/", 8);
  await visit("/other", 4);
  status = 503;
  await publish();
  expect(drawn).toEqual(["/"]);
  status = 200;
  await publish();
  expect(drawn).toEqual(["/", "/other"]);
});
