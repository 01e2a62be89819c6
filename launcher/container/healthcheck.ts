import { readFileSync, writeFileSync } from "node:fs";
import { checkHealth } from "./check-health.ts";

/** HEALTHCHECK command of the images (Dockerfile): `node healthcheck.js web`. */

const { PORT = "3000", CMS_PORT = "3001", METRICS_PORT = "9464" } = process.env;
const ports: Record<string, string> = { web: PORT, cms: CMS_PORT, worker: METRICS_PORT };
const [name = ""] = process.argv.slice(2);
const origin = `http://127.0.0.1:${ports[name]}`;

/** Returns the process ids of the service: the children of the container's init process (pid 1). */
function pids(): number[] {
  const children = readFileSync("/proc/1/task/1/children", "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}

/** Writes a log line in the service's format to the container's log. */
function logLine(message: string): void {
  const line = { level: 50, time: Date.now(), name, msg: message };
  writeFileSync("/proc/1/fd/2", `${JSON.stringify(line)}\n`);
}

const isHealthy = await checkHealth({
  healthUrl: `${origin}/healthz`,
  readyUrl: `${origin}/readyz`,
  readyFile: "/tmp/has-been-ready",
  maxSilence: { ticks: 30, whileStarting: 300, tickMs: 1_000 },
  pids,
  log: logLine,
});
process.exit(isHealthy ? 0 : 1);
