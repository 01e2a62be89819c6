import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface ContainerService {
  /** Liveness and readiness endpoints of the service. */
  healthUrl: string;
  readyUrl: string;
  /** Path of a file that exists once the service has been ready since its start. */
  readyFile: string;
  /**
   * Number of ticks without a response after which the service counts as hung. `whileStarting`
   * applies until the service has been ready once.
   */
  maxSilence: { ticks: number; whileStarting: number; tickMs: number };
  /** Process ids of the service, killed together if it hangs. */
  pids: () => readonly number[];
  /** Logs a message for the operator. */
  log: (message: string) => void;
}

interface SilenceLimit {
  ticks: number;
  tickMs: number;
}

/**
 * Returns the status of the response, `refused` if no process listens, or `silent` if the request
 * is accepted but gets no response. The timeout is measured in ticks of this process instead of
 * clock time, so that a suspension of the machine does not use it up.
 */
async function probe(
  url: string,
  { ticks, tickMs }: SilenceLimit,
): Promise<number | "refused" | "silent"> {
  const giveUp = new AbortController();
  const answer = fetch(url, { signal: giveUp.signal }).then(
    ({ status }) => status,
    () => "refused" as const,
  );
  const silence = (async () => {
    for (let tick = 0; tick < ticks && !giveUp.signal.aborted; tick += 1) {
      await delay(tickMs, undefined, { signal: giveUp.signal }).catch(() => {});
    }
    return "silent" as const;
  })();
  const outcome = await Promise.race([answer, silence]);
  giveUp.abort();
  return outcome;
}

/**
 * Checks the service of a container for the HEALTHCHECK instruction; true means healthy. A hung
 * service is logged and killed: its container ends with it, and the restart policy starts it
 * again. As in the launcher, any response means that it is not hung, however late and whatever its
 * status (decisions/0022).
 */
export async function checkHealth(service: ContainerService): Promise<boolean> {
  const { healthUrl, readyUrl, readyFile, maxSilence, pids, log } = service;
  const { tickMs } = maxSilence;
  const hasBeenReady = existsSync(readyFile);
  const ticks = hasBeenReady ? maxSilence.ticks : maxSilence.whileStarting;
  const answer = await probe(healthUrl, { ticks, tickMs });
  if (answer === "silent") {
    log(`The part hangs: no answer for ${Math.round((ticks * tickMs) / 1_000)} s; ending it.`);
    rmSync(readyFile, { force: true });
    for (const pid of pids()) {
      process.kill(pid, "SIGKILL");
    }
    return false;
  }
  if (!hasBeenReady && (await probe(readyUrl, { ticks: maxSilence.ticks, tickMs })) === 200) {
    writeFileSync(readyFile, "");
  }
  return answer === 200;
}
