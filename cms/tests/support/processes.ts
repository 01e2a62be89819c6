import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const cmsDirectory = path.join(import.meta.dirname, "../..");

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) {
    child.kill("SIGKILL");
  }
});

export interface CmsProcess {
  /** Lines of output so far. */
  lines: string[];
  /** First message to the parent process. */
  message: Promise<unknown>;
  isRunning(): boolean;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function startProcess(script: string, environment: NodeJS.ProcessEnv): CmsProcess {
  const child = spawn(process.execPath, [script], {
    cwd: cmsDirectory,
    env: environment,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const { stdout } = child;
  if (!stdout) {
    throw new Error("the process is started with its output piped");
  }
  running.add(child);
  const lines: string[] = [];
  const reader = createInterface({ input: stdout });
  reader.on("line", (line) => lines.push(line));
  const exited = once(child, "exit").then(() => running.delete(child));
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return {
    lines,
    message: once(child, "message").then(([message]) => message),
    isRunning: () => running.has(child),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Starts a delivery worker as a separate process. */
export function startWorker(environment: NodeJS.ProcessEnv): CmsProcess {
  return startProcess("worker.ts", environment);
}

/** Starts a command of the product, as `npm run` does. */
export function startCommand(name: string, environment: NodeJS.ProcessEnv): CmsProcess {
  return startProcess(`../launcher/${name}.ts`, environment);
}

/** Starts the CMS's API as a separate process. */
export async function startApi(
  environment: NodeJS.ProcessEnv,
): Promise<CmsProcess & { url: string }> {
  const api = startProcess("tests/support/api-process.ts", environment);
  const { url } = (await api.message) as { url: string };
  return { ...api, url };
}
