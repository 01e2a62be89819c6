import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Readiness } from "./readiness.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts the shutdown; `isOver` becomes true once the wait for the load balancer has ended. */
function startShutdown(readiness: Readiness): { isOver: boolean } {
  const state = { isOver: false };
  void readiness.end().then(() => {
    state.isOver = true;
  });
  return state;
}

it("Readiness reports the service as ready only if its check succeeds", async () => {
  let canWork = false;
  const readiness = new Readiness(async () => canWork);
  expect(await readiness.isReady()).toBe(false);
  canWork = true;
  expect(await readiness.isReady()).toBe(true);
});

it("Readiness delays shutdown until 2.5 seconds after the first negative probe", async () => {
  const readiness = new Readiness(async () => true);
  await readiness.isReady();
  const state = startShutdown(readiness);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await readiness.isReady()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_400);
  expect(state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(state.isOver).toBe(true);
});

it("Readiness reports the service as not ready during shutdown, also to pending probes", async () => {
  const check = Promise.withResolvers<boolean>();
  const readiness = new Readiness(() => check.promise);
  const probe = readiness.isReady();
  void readiness.end();
  check.resolve(true);
  expect(await probe).toBe(false);
});

it("Readiness does not delay shutdown without a probe, and stops waiting for missing probes after a timeout", async () => {
  const withoutBalancer = startShutdown(new Readiness(async () => true));
  await vi.advanceTimersByTimeAsync(0);
  expect(withoutBalancer.isOver).toBe(true);

  const withStoppedProbes = new Readiness(async () => true);
  await withStoppedProbes.isReady();
  const state = startShutdown(withStoppedProbes);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(state.isOver).toBe(true);
});
