import { FairQueue } from "contracts/fair-queue";
import { expect, it } from "vitest";
import { renderInSlot } from "./render-in-slot.ts";

it("renders at most one page per iteration of the event loop", async () => {
  let iteration = 0;
  let immediate = setImmediate(function count() {
    iteration += 1;
    immediate = setImmediate(count);
  });
  const rendered: number[] = [];
  const render = renderInSlot({
    renderQueue: new FairQueue({ slots: 6, waiting: 100, timeoutMs: 60_000 }),
    render: async () => {
      rendered.push(iteration);
      return new Response();
    },
  });
  const disconnected = new AbortController().signal;
  await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      render("/precos?vcpus=1", { address: "203.0.113.1", disconnected, hasSlot: each % 5 === 0 }),
    ),
  );
  clearImmediate(immediate);
  expect(new Set(rendered).size).toBe(20);
});
