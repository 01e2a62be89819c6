import { expect, test } from "vitest";
import { usualPatience, watchHealth } from "./watch-health.ts";

type Round = "answers" | "silent" | "standsStill";

/**
 * Lives through the rounds on a clock of its own and ends the part after them. In a round that
 * stands still nobody answers, because neither part nor watch runs.
 */
async function live(rounds: readonly Round[], { readyFrom = 0 } = {}): Promise<number | undefined> {
  const ended = new AbortController();
  let round = 0;
  let time = 0;
  return await watchHealth({
    ask: async () => rounds[round] === "answers",
    isReady: async () => round >= readyFrom,
    patience: usualPatience,
    signal: ended.signal,
    now: () => time,
    pause: async (ms) => {
      time += rounds[round] === "standsStill" ? 60_000 : ms;
      round += 1;
      if (round === rounds.length) {
        ended.abort();
      }
    },
  });
}

const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const { misses, missesWhileStarting } = usualPatience;

test("so many asks without an answer make a part a hung one", async () => {
  expect(await live(["answers", ...many(misses + 1, "silent" as const)])).toBe(misses);
});

test("one answer in time is enough, again and again", async () => {
  const nearly = [...many(misses - 1, "silent" as const), "answers" as const];
  expect(await live(many(20, nearly).flat())).toBeUndefined();
});

test("after a machine stood still the patience begins anew", async () => {
  const nearly = [...many(misses - 1, "silent" as const), "standsStill" as const];
  expect(await live(many(20, nearly).flat())).toBeUndefined();
});

test("a long start is no hang, an endless one is", async () => {
  const long = [...many(missesWhileStarting - 1, "silent" as const), "answers" as const];
  expect(await live(long, { readyFrom: 1_000 })).toBeUndefined();
  const endless = many(missesWhileStarting + 1, "silent" as const);
  expect(await live(endless, { readyFrom: 1_000 })).toBe(missesWhileStarting);
});

test("a part that answers every ask, but each of them late, is slow and not hung", async () => {
  const ended = new AbortController();
  const waiting: ((answered: boolean) => void)[] = [];
  let rounds = 0;
  const missed = await watchHealth({
    ask: () => new Promise((resolve) => waiting.push(resolve)),
    isReady: async () => true,
    patience: usualPatience,
    signal: ended.signal,
    now: () => 0,
    pause: async () => {
      rounds += 1;
      // The answer to what was asked four rounds ago.
      if (waiting.length > 4) {
        waiting.shift()?.(true);
      }
      if (rounds === 50) {
        ended.abort();
      }
    },
  });
  expect(missed).toBeUndefined();
});
