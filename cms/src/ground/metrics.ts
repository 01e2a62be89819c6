import type { ServerResponse } from "node:http";
import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";

/** What a process tells Prometheus. No label has a value that a visitor chooses. */

export { register };

const requests = new Counter({
  name: "cms_requests_total",
  help: "Answers by what was asked for and status",
  labelNames: ["route", "status"],
});
const seconds = new Histogram({
  name: "cms_request_seconds",
  help: "From the request to the end of its answer",
  labelNames: ["route"],
  buckets: [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

/** First segments below /api that have a line of their own; others are one. */
const groups = new Set([
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
  return groups.has(group) ? `/api/${group}` : "/api/*";
}

/** Counts an answer once it has ended. The stream of changes has no end to wait for. */
export function countRequest(target: string, response: ServerResponse): void {
  const route = routeOf(target);
  const end = seconds.startTimer({ route });
  response.once("finish", () => {
    requests.inc({ route, status: response.statusCode });
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

/** The process itself and its connections, asked only when somebody looks. */
export function watchProcess(pool: Pool): void {
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

/** A queue of the whole site; a database that is away leaves the numbers out. */
export function watchQueue(queueName: "deliveries" | "mails", read: () => Promise<Queue>): void {
  for (const key of ["waiting", "oldestSeconds", "dead"] as const) {
    const [name, help] = queueHelp[key];
    gauge(`${queueName}_${name}`, help, () =>
      read()
        .then((queue) => queue[key])
        .catch(() => Number.NaN),
    );
  }
}
