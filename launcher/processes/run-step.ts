import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { type NodeScript, signalProcessGroup, spawnScript, stopChild } from "./child.ts";

export interface ScriptStepResult {
  isSuccess: boolean;
  stdout: string;
  stderr: string;
}

const stopTimeoutMs = 5000;

/**
 * Runs a Node script to its end and calls `onLine` for each line of its standard output. If the signal is aborted,
 * stops the script and rejects with the abort reason.
 */
export async function runScriptStep(
  script: NodeScript,
  signal: AbortSignal,
  onLine: (line: string) => void = () => {},
): Promise<ScriptStepResult> {
  signal.throwIfAborted();
  const child = spawnScript(script);
  const { stdout, stderr } = child.process;
  if (!stdout || !stderr) {
    throw new Error("a step is started with its output piped");
  }
  function stop() {
    stopChild(child, {
      requestStop: () => signalProcessGroup(child, "SIGTERM"),
      timeoutMs: stopTimeoutMs,
    });
  }
  signal.addEventListener("abort", stop);
  // Kills processes that the step left running, because they would keep the output open.
  child.exited.then(() => signalProcessGroup(child, "SIGKILL"));
  createInterface({ input: stdout }).on("line", onLine);
  const [reason, out, err] = await Promise.all([child.exited, text(stdout), text(stderr)]);
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  return { isSuccess: reason === "exit code 0", stdout: out, stderr: err };
}
