import { once } from "node:events";
import { type Child, signalGroup, stopChild } from "./child.ts";
import { nativeView, scriptView, writeHangReport } from "./hang-report.ts";
import { pausedStack } from "./paused-stack.ts";
import { type Patience, watchHealth } from "./watch-health.ts";

/** For a hung process to stop in an orderly way, in ms. */
const stopDeadline = 5_000;
/** For it to say where it is, in ms. */
const stackPatience = 5_000;

/** How it is found out whether a part hangs, and what is done then. */
export interface HangWatch {
  patience: Patience;
  /** Where a report is left. */
  reportsFolder: string;
}

interface Health extends HangWatch {
  name: string;
  label: string;
  /** Whether it answered at all. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Answers 200 once it can do its work; absent, from its start on. */
  readyUrl?: string | undefined;
  /** What hangs and is killed, where that is not the child and its script. */
  pids?: () => Promise<number[]>;
  print: (line: string) => void;
}

/** The status of an answer; `undefined` when there is none. */
export async function statusOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Asks over the IPC channel, which exit-with-launcher.ts answers in every script. */
export async function answersPing({ process }: Child, signal: AbortSignal): Promise<boolean> {
  const answered = once(process, "message", { signal });
  process.send("ping", () => {});
  return await answered.then(
    () => true,
    () => false,
  );
}

async function leaveReport(
  child: Child,
  { name, reportsFolder: folder }: Health,
  { sentence, pids }: { sentence: string; pids?: readonly number[] | undefined },
): Promise<string> {
  const { pid } = child.process;
  try {
    const view = await (pids
      ? nativeView(pids)
      : scriptView(pid, await pausedStack(child, stackPatience)));
    return `report: ${await writeHangReport({ folder, name, sentence, pid, view })}`;
  } catch (error) {
    return `no report: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function kill(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the others.
    }
  }
}

/** Ends a process that does not answer for too long, so that it is started again as any that died. */
export async function endWhenHung(child: Child, health: Health): Promise<void> {
  const { label, ask, readyUrl, patience, print } = health;
  const ended = new AbortController();
  child.exited.then(() => ended.abort());
  const missed = await watchHealth({
    ask,
    isReady: async (signal) => readyUrl === undefined || (await statusOf(readyUrl, signal)) === 200,
    patience,
    signal: ended.signal,
  });
  if (missed === undefined) {
    return;
  }
  const seconds = Math.round((missed * patience.interval) / 1_000);
  const sentence = `${label} hangs: no answer for ${seconds} s, asked ${missed} times`;
  const pids = await health.pids?.();
  const report = await leaveReport(child, health, { sentence, pids });
  print(`${sentence}; ending it (${report}).`);
  kill(pids ?? []);
  await stopChild(child, { ask: () => signalGroup(child, "SIGTERM"), deadline: stopDeadline });
}
