import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkHealth } from "./check-health.ts";

/** HEALTHCHECK of the images (Dockerfile): `node healthcheck.js web`. */

const { PORT = "3000", CMS_PORT = "3001", METRICS_PORT = "9464", DATA_DIR = "/data" } = process.env;
const ports: Record<string, string> = { web: PORT, cms: CMS_PORT, worker: METRICS_PORT };
const [name = ""] = process.argv.slice(2);
const origin = `http://127.0.0.1:${ports[name]}`;

/** What the container's init process started: the part. It is the init process's own, so that it can be killed. */
function pids(): number[] {
  const children = readFileSync("/proc/1/task/1/children", "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}

/** Into the container's log, as a line of the part's. */
function say(message: string): void {
  const line = { level: 50, time: Date.now(), name, msg: message };
  writeFileSync("/proc/1/fd/2", `${JSON.stringify(line)}\n`);
}

async function report(sentence: string): Promise<void> {
  const [pid] = pids();
  // Loaded by those who need it: this script runs every few seconds.
  const { leaveReport } = await import("./leave-report.ts");
  const folder = path.join(DATA_DIR, "reports");
  const where = await leaveReport({ folder, name, sentence, pid }).then(
    (file) => `report: ${file}`,
    (error: unknown) => `no report: ${error instanceof Error ? error.message : String(error)}`,
  );
  say(`${sentence}; ending it (${where}).`);
}

const isWell = await checkHealth({
  healthUrl: `${origin}/healthz`,
  readyUrl: `${origin}/readyz`,
  readyMark: "/tmp/has-been-ready",
  patience: { ticks: 30, whileStarting: 300, tickMs: 1_000 },
  pids,
  report,
});
process.exit(isWell ? 0 : 1);
