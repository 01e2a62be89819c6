import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { isProcessAlive, listDescendants, waitUntil } from "./processes.ts";

export const productRoot = join(import.meta.dirname, "..", "..");

/** Timeout of a first start, in ms. A first start builds and seeds, and the machine may be busy with other tests. */
const startTimeoutMs = 600_000;
const stopTimeoutMs = 30_000;

/** A running instance of the product. It is serializable, so that it can be passed to other processes. */
export interface Instance {
  pid: number;
  port: number;
  cmsPort: number;
  /** URL for visitors, which is also the setting PUBLIC_URL. */
  url: string;
  dataDirectory: string;
  /** File with the output of the instance since its last start. */
  outputFile: string;
}

interface InstanceSettings {
  dataDirectory: string;
  port?: number;
  cmsPort?: number;
  /** Further settings of the product (docs/settings.md). */
  env?: Record<string, string>;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") {
    throw new Error("no port");
  }
  return address.port;
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  // Removes settings of the test process, so that the product starts with its defaults.
  const {
    DATABASE_URL: _url,
    DATABASE_OWNER_URL: _ownerUrl,
    PAYLOAD_SECRET: _secret,
    NODE_ENV: _env,
    ...rest
  } = process.env;
  return { ...rest, ...settings };
}

/** Runs a script of the launcher. Writes the output to a file, so that the script can outlive this process. */
export function runLauncher(
  script: string,
  {
    args = [],
    env,
    outputFile,
  }: { args?: string[]; env: Record<string, string>; outputFile: string },
): { pid: number; ended: Promise<number | string>; hasEnded: () => boolean } {
  const output = openSync(outputFile, "a");
  const child = spawn(process.execPath, [join(productRoot, "launcher", script), ...args], {
    cwd: productRoot,
    env: environment(env),
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const ended = new Promise<number | string>((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}

export async function respondsWithStatus(url: string, status = 200): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status === status;
  } catch {
    return false;
  }
}

/** Starts the product like `npm start` and waits until it is ready. */
export async function startInstance(settings: InstanceSettings): Promise<Instance> {
  const { dataDirectory } = settings;
  const port = settings.port ?? (await findFreePort());
  const cmsPort = settings.cmsPort ?? (await findFreePort());
  const url = `http://localhost:${port}`;
  const outputFile = `${dataDirectory}-${Date.now()}.log`;
  await mkdir(dirname(dataDirectory), { recursive: true });
  const launcher = runLauncher("start.ts", {
    env: {
      ...settings.env,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDirectory,
      PUBLIC_URL: url,
    },
    outputFile,
  });
  await writeFile(`${outputFile}.pid`, String(launcher.pid));
  await waitUntil(
    `the instance on ${dataDirectory} is ready`,
    async () => {
      if (launcher.hasEnded()) {
        throw new Error(`the launcher ended:\n${await readFile(outputFile, "utf8")}`);
      }
      return (
        (await readFile(outputFile, "utf8")).includes("Ready.") &&
        respondsWithStatus(`${url}/readyz`)
      );
    },
    { timeout: startTimeoutMs, every: 100 },
  );
  return { pid: launcher.pid, port, cmsPort, url, dataDirectory, outputFile };
}

/** Stops the instance with SIGTERM, and fails if any of its processes survives. */
export async function stopInstance({
  pid,
  dataDirectory,
}: Pick<Instance, "pid" | "dataDirectory">) {
  const everything = [pid, ...listDescendants(pid)];
  if (isProcessAlive(pid)) {
    process.kill(pid, "SIGTERM");
  }
  await waitUntil(
    `every process of the instance on ${dataDirectory} has ended`,
    () => !everything.some(isProcessAlive),
    { timeout: stopTimeoutMs, every: 100 },
  );
}

/**
 * Returns the pids of all launchers that run on data directories below `directory`, including launchers that other
 * processes started.
 */
export async function findRunningLaunchers(directory: string): Promise<number[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".pid"));
  const pids = await Promise.all(names.map((name) => readFile(join(directory, name), "utf8")));
  return pids.map(Number).filter(isProcessAlive);
}

export async function readLauncherOutput({
  outputFile,
}: Pick<Instance, "outputFile">): Promise<string> {
  return readFile(outputFile, "utf8");
}
