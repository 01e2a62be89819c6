import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Readiness } from "./readiness.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts the shutdown; `isOver` becomes true once the shutdown no longer waits for the load balancer. */
function ending(readiness: Readiness): { isOver: boolean } {
  const state = { isOver: false };
  void readiness.end().then(() => {
    state.isOver = true;
  });
  return state;
}

it("reports whether the service can work", async () => {
  let canWork = false;
  const readiness = new Readiness(async () => canWork);
  expect(await readiness.ask()).toBe(false);
  canWork = true;
  expect(await readiness.ask()).toBe(true);
});

it("delays shutdown until the load balancer has noticed it and sends no more requests", async () => {
  const readiness = new Readiness(async () => true);
  await readiness.ask();
  const state = ending(readiness);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await readiness.ask()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_400);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isOver).toBe(true);
});

it("reports not ready during shutdown, also to pending probes", async () => {
  const found = Promise.withResolvers<boolean>();
  const readiness = new Readiness(() => found.promise);
  const asked = readiness.ask();
  void readiness.end();
  found.resolve(true);
  expect(await asked).toBe(false);
});

it("does not wait without a load balancer, nor for ever for one that stopped probing", async () => {
  const alone = ending(new Readiness(async () => true));
  await vi.advanceTimersByTimeAsync(0);
  expect(alone.isOver).toBe(true);

  const forgotten = new Readiness(async () => true);
  await forgotten.ask();
  const state = ending(forgotten);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(state.isOver).toBe(true);
});
