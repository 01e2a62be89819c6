import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort, productRoot, respondsWithStatus } from "./instance.ts";
import { waitUntil } from "./processes.ts";

/** A web server without a CMS. A test may start a CMS on `cmsPort`. */
export interface WebProcess {
  port: number;
  cmsPort: number;
  url: string;
  /** Directory of the server's stored pages. */
  dataDirectory: string;
  process: ChildProcess;
}

/**
 * Starts a web server; with `previous`, on its ports and data. Resolves once the server listens, with or without a CMS.
 */
export async function startWeb(previous?: WebProcess): Promise<WebProcess> {
  const port = previous?.port ?? (await findFreePort());
  const cmsPort = previous?.cmsPort ?? (await findFreePort());
  const dataDirectory = previous?.dataDirectory ?? (await mkdtemp(join(tmpdir(), "web-alone-")));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(productRoot, "web/server/index.ts")], {
    cwd: productRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDirectory,
      CMS_URL: `http://127.0.0.1:${cmsPort}`,
      PUBLIC_URL: url,
    },
    stdio: "ignore",
  });
  await waitUntil("the web server listens", () => respondsWithStatus(`${url}/healthz`));
  return { port, cmsPort, url, dataDirectory, process: child };
}

export async function stopWeb({ process: child }: WebProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
