import { FairQueue } from "contracts/fair-queue";
import { expect, it } from "vitest";
import { drawInTurn } from "./draw-in-turn.ts";

it("renders one page in each iteration of the event loop, whoever has a slot", async () => {
  let iteration = 0;
  let immediate = setImmediate(function count() {
    iteration += 1;
    immediate = setImmediate(count);
  });
  const rendered: number[] = [];
  const render = drawInTurn({
    turns: new FairQueue({ turns: 6, waiting: 100, patienceMs: 60_000 }),
    draw: async () => {
      rendered.push(iteration);
      return new Response();
    },
  });
  const gone = new AbortController().signal;
  await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      render("/precos?vcpus=1", { address: "203.0.113.1", gone, hasTurn: each % 5 === 0 }),
    ),
  );
  clearImmediate(immediate);
  expect(new Set(rendered).size).toBe(20);
});
