import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface Part {
  /** Where it answers, and where it says that it can do its work. */
  healthUrl: string;
  readyUrl: string;
  /** A file that is there once it has been ready since its start. */
  readyMark: string;
  /** How many ticks it may stay silent, and how many while it starts. */
  patience: { ticks: number; whileStarting: number; tickMs: number };
  /** Its processes. */
  pids: () => readonly number[];
  /** Leaves for the operator where it is, and says that it hangs. */
  report: (sentence: string) => Promise<void>;
}

interface Patience {
  ticks: number;
  tickMs: number;
}

/**
 * The status of its answer, `refused` when nobody listens, `silent` when it takes the call and says nothing. Counts
 * ticks of ours, not the time: a machine that stood still has not waited.
 */
async function ask(
  url: string,
  { ticks, tickMs }: Patience,
): Promise<number | "refused" | "silent"> {
  const giveUp = new AbortController();
  const answer = fetch(url, { signal: giveUp.signal }).then(
    ({ status }) => status,
    () => "refused" as const,
  );
  const patience = (async () => {
    for (let tick = 0; tick < ticks && !giveUp.signal.aborted; tick += 1) {
      await delay(tickMs, undefined, { signal: giveUp.signal }).catch(() => {});
    }
    return "silent" as const;
  })();
  const outcome = await Promise.race([answer, patience]);
  giveUp.abort();
  return outcome;
}

/**
 * Whether the part of a container is well, as HEALTHCHECK asks. One that hangs leaves a report and is
 * killed: its container ends with it, and its restart policy brings it back. As in the launcher every
 * answer counts, however late and whatever its status (decisions/0022).
 */
export async function checkHealth(part: Part): Promise<boolean> {
  const { healthUrl, readyUrl, readyMark, patience, pids, report } = part;
  const { tickMs } = patience;
  const hasBeenReady = existsSync(readyMark);
  const ticks = hasBeenReady ? patience.ticks : patience.whileStarting;
  const answer = await ask(healthUrl, { ticks, tickMs });
  if (answer === "silent") {
    await report(`The part hangs: no answer for ${Math.round((ticks * tickMs) / 1_000)} s`);
    rmSync(readyMark, { force: true });
    for (const pid of pids()) {
      process.kill(pid, "SIGKILL");
    }
    return false;
  }
  if (!hasBeenReady && (await ask(readyUrl, { ticks: patience.ticks, tickMs })) === 200) {
    writeFileSync(readyMark, "");
  }
  return answer === 200;
}
