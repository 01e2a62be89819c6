import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createNotFoundThrottle } from "./not-found-throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("delays only the IP address that has requested 50 unknown pages", async () => {
  const throttle = createNotFoundThrottle();
  let answered = 0;
  const ask = (address: string) => throttle(address).then(() => ++answered);
  for (let each = 0; each < 80; each++) {
    void ask("203.0.113.1");
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toBe(50);
  await ask("203.0.113.2");
  expect(answered).toBe(51);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answered).toBe(81);
});
