import type { ServerResponse } from "node:http";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

/** Prometheus metrics of a process. Labels never contain values that visitors can choose. */

export { register };

const requestCounter = new Counter({
  name: "cms_requests_total",
  help: "Answers by what was asked for and status",
  labelNames: ["route", "status"],
});
const requestDuration = new Histogram({
  name: "cms_request_seconds",
  help: "From the request to the end of its answer",
  labelNames: ["route"],
  buckets: [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

/** Counts computed password hashes; each occupies a core for about 45 ms. */
export const passwordHashCounter = new Counter({
  name: "cms_password_hashes_total",
  help: "Password hashes computed",
});

const probeCounter = new Counter({
  name: "status_probes_total",
  help: "Probes of the status page's services by result",
  labelNames: ["result"],
});

export function countProbeResult(result: "up" | "down" | "unknown"): void {
  probeCounter.inc({ result });
}

/**
 * Refusals that can be an attack: wrong passwords and codes, missing rights, and too many requests. Administrators
 * receive an e-mail about a burst of them (request/refusal-alerts.ts).
 */
export type RefusalKind = "logins" | "rights" | "requests";

const refusalCounter = new Counter({
  name: "cms_refusals_total",
  help: "Refused logins, calls without the right, and calls above a limit",
  labelNames: ["kind"],
});

export function incrementRefusals(kind: RefusalKind): void {
  refusalCounter.inc({ kind });
}

/** First path segments below /api that have their own label; all other paths share one label. */
const routeGroups = new Set([
  "admin",
  "auth",
  "consents",
  "content",
  "leads",
  "media",
  "newsletter",
  "prices",
  "quotes",
]);

function routeOf(target: string): string {
  const [, top = "", group = ""] = (target.split("?")[0] ?? "").split("/");
  if (top !== "api") {
    return "screens";
  }
  return routeGroups.has(group) ? `/api/${group}` : "/api/*";
}

/** Measures a request until its response ends. Excludes the event stream, whose response never ends. */
export function countRequest(target: string, response: ServerResponse): void {
  const route = routeOf(target);
  const end = requestDuration.startTimer({ route });
  response.once("finish", () => {
    requestCounter.inc({ route, status: response.statusCode });
    end();
  });
}

function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    async collect() {
      this.set(await read());
    },
  });
}

/** Registers metrics of the process and its connections. Their values are read only when Prometheus scrapes them. */
export function registerProcessMetrics(pool: Pool): void {
  collectDefaultMetrics();
  gauge("database_connections", "Open connections of this process", () => pool.totalCount);
  gauge("database_connections_idle", "Of these, unused", () => pool.idleCount);
  gauge("database_connections_awaited", "Who waits for one", () => pool.waitingCount);
}

interface Queue {
  waiting: number;
  oldestSeconds: number;
  dead: number;
}

const queueHelp = {
  waiting: ["waiting", "That are to be made"],
  oldestSeconds: ["oldest_seconds", "Since when the oldest of these waits"],
  dead: ["dead", "Given up"],
} as const;

/** Registers metrics of a queue. The metrics are omitted while the database is unavailable. */
export function registerQueueMetrics(
  queueName: "deliveries" | "mails",
  read: () => Promise<Queue>,
): void {
  for (const key of ["waiting", "oldestSeconds", "dead"] as const) {
    const [name, help] = queueHelp[key];
    gauge(`${queueName}_${name}`, help, () =>
      read()
        .then((queue) => queue[key])
        .catch(() => Number.NaN),
    );
  }
}
