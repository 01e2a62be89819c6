import { once } from "node:events";
import { type Child, signalGroup, stopChild } from "./child.ts";
import { writeHangReport } from "./hang-report.ts";
import { type Patience, watchHealth } from "./watch-health.ts";

/** For a hung process to stop in an orderly way, in ms. */
const stopDeadline = 5_000;

interface Health {
  name: string;
  label: string;
  /** Any answer of it shows that the process lives; absent, it is asked over its IPC channel. */
  healthUrl?: string | undefined;
  /** Answers 200 once it can do its work; absent, from its start on. */
  readyUrl?: string | undefined;
  patience: Patience;
  reportsFolder: string;
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
async function answersPing({ process }: Child, signal: AbortSignal): Promise<boolean> {
  const answered = once(process, "message", { signal });
  process.send("ping", () => {});
  return await answered.then(
    () => true,
    () => false,
  );
}

async function leaveReport(child: Child, health: Health, sentence: string): Promise<string> {
  const { name, reportsFolder: folder } = health;
  try {
    return `report: ${await writeHangReport(child, { folder, name, sentence })}`;
  } catch (error) {
    return `no report: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Ends a process that does not answer for too long, so that it is started again as any that died. */
export async function endWhenHung(child: Child, health: Health): Promise<void> {
  const { label, healthUrl, readyUrl, patience, print } = health;
  const ended = new AbortController();
  child.exited.then(() => ended.abort());
  const missed = await watchHealth({
    ask: async (signal) =>
      healthUrl === undefined
        ? answersPing(child, signal)
        : (await statusOf(healthUrl, signal)) !== undefined,
    isReady: async (signal) => readyUrl === undefined || (await statusOf(readyUrl, signal)) === 200,
    patience,
    signal: ended.signal,
  });
  if (missed === undefined) {
    return;
  }
  const seconds = Math.round((missed * patience.interval) / 1_000);
  const sentence = `${label} hangs: no answer for ${seconds} s, asked ${missed} times`;
  print(`${sentence}; ending it (${await leaveReport(child, health, sentence)}).`);
  const ask = () => signalGroup(child, "SIGTERM");
  await stopChild(child, { ask, deadline: stopDeadline });
}
