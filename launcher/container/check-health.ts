import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface ContainerService {
  /** Liveness and readiness endpoints of the service. */
  healthUrl: string;
  readyUrl: string;
  /** Path of a file that `checkHealth` creates when the service is ready for the first time. */
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
 * Returns the status of the response, `refused` if no process listens, or `silent` if the request gets no response.
 * Counts the timeout in ticks of this process instead of clock time, so that the timeout does not run while the machine
 * is suspended.
 */
async function probe(
  url: string,
  { ticks, tickMs }: SilenceLimit,
): Promise<number | "refused" | "silent"> {
  const requestAbort = new AbortController();
  const response = fetch(url, { signal: requestAbort.signal }).then(
    ({ status }) => status,
    () => "refused" as const,
  );
  const silence = (async () => {
    for (let tick = 0; tick < ticks && !requestAbort.signal.aborted; tick += 1) {
      await delay(tickMs, undefined, { signal: requestAbort.signal }).catch(() => {});
    }
    return "silent" as const;
  })();
  const outcome = await Promise.race([response, silence]);
  requestAbort.abort();
  return outcome;
}

/**
 * Checks the service of a container for the HEALTHCHECK instruction; returns true if the service is healthy. Logs and
 * kills a hung service: its container then ends, and the restart policy starts it again. A service that sends any
 * response, however late and with any status, is not hung; the launcher applies the same rule (decisions/0022).
 */
export async function checkHealth(service: ContainerService): Promise<boolean> {
  const { healthUrl, readyUrl, readyFile, maxSilence, pids, log } = service;
  const { tickMs } = maxSilence;
  const hasBeenReady = existsSync(readyFile);
  const ticks = hasBeenReady ? maxSilence.ticks : maxSilence.whileStarting;
  const response = await probe(healthUrl, { ticks, tickMs });
  if (response === "silent") {
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
  return response === 200;
}
