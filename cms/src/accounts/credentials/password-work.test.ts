import { availableParallelism } from "node:os";
import { afterEach, expect, it, vi } from "vitest";
import { markNetworkAsSuspect, runInPasswordSlot } from "./password-work.ts";

afterEach(() => void vi.useRealTimers());

it("runInPasswordSlot prefers other networks to a network that sent a wrong password", async () => {
  const held = Promise.withResolvers<void>();
  let turns = 0;
  const holding = Array.from({ length: 2 * availableParallelism() }, (_, index) =>
    runInPasswordSlot({ address: `192.0.${index}.1`, priority: "known" }, async () => {
      turns += 1;
      await held.promise;
    }),
  );
  await expect.poll(() => turns).toBe(Math.max(1, availableParallelism() - 1));
  const order: string[] = [];
  const ask = (name: string, address: string) =>
    runInPasswordSlot({ address }, async () => order.push(name));
  markNetworkAsSuspect("203.0.113.1");
  const asked = [ask("guesser", "203.0.113.2"), ask("somebody", "198.51.100.1")];
  held.resolve();
  await Promise.all([...holding, ...asked]);
  expect(order).toEqual(["somebody", "guesser"]);
});

it("runInPasswordSlot serves other clients within 5 s during 200 concurrent logins from new networks", async () => {
  vi.useFakeTimers();
  const hash = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
  let attempts = 0;
  const guess = async (): Promise<void> => {
    attempts += 1;
    const own = attempts;
    await runInPasswordSlot({ address: `10.${own >> 8}.${own & 255}.1` }, hash);
    // Sends the next attempt after 1 to 8 ms.
    setTimeout(guess, 1 + (own % 8));
  };
  for (let each = 0; each < 200; each += 1) {
    void guess();
  }
  const waits: number[] = [];
  const logIn = async (network: number): Promise<void> => {
    const begun = Date.now();
    const { ok } = await runInPasswordSlot({ address: `198.51.${network}.1` }, hash);
    waits.push(ok ? Date.now() - begun : Number.POSITIVE_INFINITY);
  };
  // Starts logins at varied times, so that they find a hash at different stages.
  for (let login = 0; login < 100; login += 1) {
    await vi.advanceTimersByTimeAsync(300 + ((login * 37) % 100));
    void logIn(login);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waits).toHaveLength(100);
  expect(Math.max(...waits)).toBeLessThan(5_000);
});
