import { expect, test } from "vitest";
import { poll } from "./poll.ts";

/** Polls with each of the functions in order, and stops after the last one. Returns the log lines. */
async function pollWith(pollFunctions: (() => Promise<number | undefined>)[], everyMs = 1) {
  const lines: string[] = [];
  const stopping = new AbortController();
  const remaining = [...pollFunctions];
  await poll({
    everyMs,
    failure: "Cannot look",
    log: (line) => lines.push(line),
    signal: stopping.signal,
    look: () => {
      const pollFunction = remaining.shift();
      if (remaining.length === 0) {
        stopping.abort();
      }
      return pollFunction?.() ?? Promise.resolve(undefined);
    },
  });
  return lines;
}

const succeeds = async () => undefined;
const failsFor = (reason: string) => () => Promise.reject(new Error(reason));

test("poll continues after failures, and logs a repeated reason only once", async () => {
  const away = failsFor("away");
  const lines = await pollWith([away, away, failsFor("full"), away, succeeds, away]);
  expect(lines).toEqual([
    expect.stringContaining("Error: away"),
    expect.stringContaining("Error: full"),
    expect.stringContaining("Error: away"),
    expect.stringContaining("Error: away"),
  ]);
});

test("poll repeats at once if there is more work, and stops even during a pause", async () => {
  // One hour in ms: the test times out if `poll` waits for this pause.
  const hour = 3_600_000;
  expect(await pollWith([async () => 0, async () => 0, succeeds], hour)).toEqual([]);
});
