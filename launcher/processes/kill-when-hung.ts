import { once } from "node:events";
import { type SpawnedChild, signalProcessGroup, stopChild } from "./child.ts";
import { describeNativeProcesses, describeNodeProcess, writeHangReport } from "./hang-report.ts";
import { pauseAndReadStack } from "./paused-stack.ts";
import { type LivenessLimits, watchHealth } from "./watch-health.ts";

/** Time for a hung process to stop after SIGTERM, in ms. */
const stopTimeoutMs = 5_000;
/** Timeout for reading the stack of a hung process, in ms. */
const stackTimeoutMs = 5_000;

/** Limits and report folder of the watch for hung processes. */
export interface HangWatchOptions {
  livenessLimits: LivenessLimits;
  /** Folder that a report is written to. */
  reportsFolder: string;
}

interface Health extends HangWatchOptions {
  name: string;
  label: string;
  /** Resolves with true if the process sent any response. */
  probe: (signal: AbortSignal) => Promise<boolean>;
  /**
   * URL that responds with 200 once the service is ready. Without a URL, the service counts as ready from the start.
   */
  readyUrl?: string | undefined;
  /** Returns the ids of the processes to kill. If absent, only the child is killed. */
  pids?: () => Promise<number[]>;
  print: (line: string) => void;
}

/** Returns the status of the response, or `undefined` if there was no response. */
export async function fetchHttpStatus(
  url: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

/**
 * Sends a ping over the IPC channel; returns true if the process replies. exit-with-launcher.ts replies in every
 * script.
 */
export async function repliesToPing(
  { process }: SpawnedChild,
  signal: AbortSignal,
): Promise<boolean> {
  const answered = once(process, "message", { signal });
  process.send("ping", () => {});
  return await answered.then(
    () => true,
    () => false,
  );
}

async function reportHang(
  child: SpawnedChild,
  { name, reportsFolder: folder }: Health,
  { sentence, pids }: { sentence: string; pids?: readonly number[] | undefined },
): Promise<string> {
  const { pid } = child.process;
  try {
    const details = await (pids
      ? describeNativeProcesses(pids)
      : describeNodeProcess(pid, await pauseAndReadStack(child, stackTimeoutMs)));
    return `report: ${await writeHangReport({ folder, name, sentence, pid, view: details })}`;
  } catch (error) {
    return `no report: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Ignores the error, because the process has already exited.
    }
  }
}

/**
 * Writes a report about a process that has not responded for too long, and kills the process. The supervisor then
 * restarts it, as after any exit.
 */
export async function killWhenHung(child: SpawnedChild, health: Health): Promise<void> {
  const { label, probe, readyUrl, livenessLimits, print } = health;
  const ended = new AbortController();
  child.exited.then(() => ended.abort());
  const missed = await watchHealth({
    probe,
    isReady: async (signal) =>
      readyUrl === undefined || (await fetchHttpStatus(readyUrl, signal)) === 200,
    livenessLimits,
    signal: ended.signal,
  });
  if (missed === undefined) {
    return;
  }
  const seconds = Math.round((missed * livenessLimits.intervalMs) / 1_000);
  const sentence = `${label} hangs: no answer for ${seconds} s, asked ${missed} times`;
  const pids = await health.pids?.();
  const report = await reportHang(child, health, { sentence, pids });
  print(`${sentence}; ending it (${report}).`);
  kill(pids ?? []);
  await stopChild(child, {
    requestStop: () => signalProcessGroup(child, "SIGTERM"),
    timeoutMs: stopTimeoutMs,
  });
}
