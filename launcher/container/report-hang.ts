import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { describeNodeProcess, writeHangReport } from "../processes/hang-report.ts";
import { pauseAndCaptureStack } from "../processes/paused-stack.ts";

/** URL of Node's inspector after SIGUSR1: on loopback, inside the container. */
const inspector = "http://127.0.0.1:9229/json/list";
const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
/** Timeout for the process to send its stack, in ms. */
const stackTimeoutMs = 5_000;

async function inspectorAddress(signal: AbortSignal): Promise<string> {
  for (;;) {
    try {
      const [target] = targets.parse(await (await fetch(inspector, { signal })).json());
      return target.webSocketDebuggerUrl;
    } catch {
      // A stopped process never listens.
      await delay(50, undefined, { signal });
    }
  }
}

/** Returns the stack of a process; empty if the process does not send it. */
async function stackOf(pid: number): Promise<string[]> {
  const signal = AbortSignal.timeout(stackTimeoutMs);
  try {
    process.kill(pid, "SIGUSR1");
    const stack = pauseAndCaptureStack(await inspectorAddress(signal));
    return await Promise.race([stack, delay(stackTimeoutMs, [], { ref: false })]);
  } catch {
    return [];
  }
}

interface Hang {
  folder: string;
  name: string;
  sentence: string;
  pid: number | undefined;
}

/** Writes a report with the stack of a container's main process, and returns its path (decisions/0022). */
export async function reportHang(hang: Hang): Promise<string> {
  const { pid } = hang;
  const view = await describeNodeProcess(pid, pid === undefined ? [] : await stackOf(pid));
  return writeHangReport({ ...hang, view });
}
