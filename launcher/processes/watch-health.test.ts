import { expect, test } from "vitest";
import { defaultLivenessLimits, watchHealth } from "./watch-health.ts";

type Round = "answers" | "silent" | "suspended";

/**
 * Simulates these rounds with a fake clock; the service ends after the last round. In a `suspended` round the whole
 * machine is suspended, so that the service and the watch do not run.
 */
async function simulate(
  rounds: readonly Round[],
  { readyFrom = 0 } = {},
): Promise<number | undefined> {
  const ended = new AbortController();
  let round = 0;
  let time = 0;
  return await watchHealth({
    probe: async () => rounds[round] === "answers",
    isReady: async () => round >= readyFrom,
    livenessLimits: defaultLivenessLimits,
    signal: ended.signal,
    now: () => time,
    pause: async (ms) => {
      time += rounds[round] === "suspended" ? 60_000 : ms;
      round += 1;
      if (round === rounds.length) {
        ended.abort();
      }
    },
  });
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const { maxMissed, maxMissedWhileStarting } = defaultLivenessLimits;

test("watchHealth reports a hang after the maximum number of consecutive missed probes", async () => {
  expect(await simulate(["answers", ...repeat(maxMissed + 1, "silent" as const)])).toBe(maxMissed);
});

test("watchHealth reports no hang if a probe before the maximum gets a response", async () => {
  const belowLimit = [...repeat(maxMissed - 1, "silent" as const), "answers" as const];
  expect(await simulate(repeat(20, belowLimit).flat())).toBeUndefined();
});

test("watchHealth resets the number of missed probes after a suspension of the machine", async () => {
  const belowLimit = [...repeat(maxMissed - 1, "silent" as const), "suspended" as const];
  expect(await simulate(repeat(20, belowLimit).flat())).toBeUndefined();
});

test("watchHealth allows more missed probes while a service starts", async () => {
  const belowStartLimit = [
    ...repeat(maxMissedWhileStarting - 1, "silent" as const),
    "answers" as const,
  ];
  expect(await simulate(belowStartLimit, { readyFrom: 1_000 })).toBeUndefined();
  const aboveStartLimit = repeat(maxMissedWhileStarting + 1, "silent" as const);
  expect(await simulate(aboveStartLimit, { readyFrom: 1_000 })).toBe(maxMissedWhileStarting);
});

test("watchHealth reports no hang if every probe gets a response, even a late one", async () => {
  const ended = new AbortController();
  const waiting: ((answered: boolean) => void)[] = [];
  let rounds = 0;
  const missed = await watchHealth({
    probe: () => new Promise((resolve) => waiting.push(resolve)),
    isReady: async () => true,
    livenessLimits: defaultLivenessLimits,
    signal: ended.signal,
    now: () => 0,
    pause: async () => {
      rounds += 1;
      // Responds to the probe of four rounds ago.
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
