import { expect, it } from "vitest";
import { runWorker } from "./run-worker.ts";

/** Creates a queue with `count` items. The queue aborts its signal once all items are processed. */
function createQueue(count: number) {
  const items = Array.from({ length: count }, (_, index) => index);
  const requestedLimits: number[] = [];
  const stopping = new AbortController();
  return {
    asked: requestedLimits,
    stopping,
    options: { pollMs: 1, signal: stopping.signal, onError: () => {} },
    take: (limit: number) => {
      requestedLimits.push(limit);
      return Promise.resolve(items.splice(0, limit));
    },
  };
}

it("runWorker processes all items within its concurrency limit", async () => {
  const { take, options, stopping } = createQueue(50);
  let underWay = 0;
  let max = 0;
  const done: number[] = [];
  await runWorker<number>({
    ...options,
    take,
    concurrency: 4,
    perform: async (item) => {
      underWay += 1;
      max = Math.max(max, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      done.push(item);
      if (done.length === 50) {
        stopping.abort();
      }
    },
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(max).toBe(4);
});

it("runWorker takes at most as many items as it has free slots", async () => {
  const { take, options, stopping, asked } = createQueue(9);
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  let done = 0;
  const working = runWorker<number>({
    ...options,
    take,
    concurrency: 2,
    perform: async (item) => {
      if (item === 0) {
        await hanging;
      } else if (++done === 8) {
        stopping.abort();
        release();
      }
    },
  });
  await working;
  expect(asked[0]).toBe(2);
  expect(new Set(asked.slice(1))).toEqual(new Set([1]));
});

it("runWorker reports a failure to take or process an item, and continues", async () => {
  const { take, options, stopping } = createQueue(3);
  const reportedErrors: string[] = [];
  let takeCount = 0;
  const done: number[] = [];
  await runWorker<number>({
    ...options,
    onError: (error) => reportedErrors.push(String(error)),
    take: (limit) => {
      takeCount += 1;
      return takeCount === 1 ? Promise.reject("away") : take(limit);
    },
    concurrency: 1,
    perform: async (item) => {
      if (item === 1) {
        throw "broken";
      }
      done.push(item);
      if (item === 2) {
        stopping.abort();
      }
    },
  });
  expect(done).toEqual([0, 2]);
  expect(reportedErrors).toEqual(["away", "broken"]);
});

it("runWorker takes no more items when it is stopped, and waits for running items", async () => {
  const { take, options, stopping, asked } = createQueue(10);
  const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let hasEnded = false;
  const working = runWorker<number>({
    ...options,
    take,
    concurrency: 1,
    perform: async () => {
      begin();
      await hanging;
    },
  }).then(() => {
    hasEnded = true;
  });
  await begun;
  stopping.abort();
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  release();
  await working;
  expect(asked).toEqual([1]);
});

it("runWorker takes items in batches if there are more items than slots", async () => {
  const { take, options, stopping, asked } = createQueue(64);
  let done = 0;
  await runWorker<number>({
    ...options,
    pollMs: 60_000,
    take,
    concurrency: 8,
    perform: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done += 1;
      if (done === 64) {
        stopping.abort();
      }
    },
  });
  expect(done).toBe(64);
  expect(asked.length).toBeLessThanOrEqual(64 / 4 + 1);
});
