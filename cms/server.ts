import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { printConsoleAsJson } from "contracts/json-console";
import { openPrivatePort } from "contracts/private-port";
import { Readiness } from "contracts/readiness";
import next from "next";
import { getPayload } from "payload";
import { findStaffLoginRedirect } from "./src/accounts/endpoints/staff-login-redirect.ts";
import { createDrain } from "./src/http/drain.ts";
import { handleRequest } from "./src/http/handle-request.ts";
import config from "./src/payload.config.ts";
import { staffTimeZone } from "./src/platform/admin/brasilia-time.ts";
import { database, getPool } from "./src/platform/database.ts";
import { env } from "./src/platform/env.ts";
import { formatErrorLine } from "./src/platform/log/log-line.ts";
import { redactConsole } from "./src/platform/log/logger.ts";
import { countRequest, register, registerProcessMetrics } from "./src/platform/metrics.ts";
import { contentChanges } from "./src/platform/publishing/content-changes.ts";
import { storeAllMissingSnapshots } from "./src/schedule/schedule-snapshots.ts";
import { runHeartbeat } from "./src/system/replicas.ts";

/** Maximum time in ms for pending requests to finish at shutdown; shorter than the timeout of the launcher. */
const shutdownGraceMs = 8_000;
/** Maximum time in ms that the startup waits for the admin screens to load. */
const maxLoadMs = 30_000;

const isDevelopment = env.NODE_ENV === "development";
let hasStarted = false;
let isStopping = false;
// Payload formats the times of versions in the process's time zone.
process.env.TZ = staffTimeZone;
if (env.LOG_FORMAT === "json") {
  printConsoleAsJson("cms");
}
redactConsole();

/** Content security policy of the admin screens, which need inline styles; scripts run by nonce only. */
function adminPolicy(nonce: string): string {
  const scripts = isDevelopment ? "'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function sendHealth(response: ServerResponse, isHealthy: boolean): void {
  response.writeHead(isHealthy ? 200 : 503, {
    "content-type": "text/plain",
    "cache-control": "no-store",
  });
  response.end(isHealthy ? "ok\n" : "not ready\n");
}

async function canReachDatabase(): Promise<boolean> {
  const payload = await getPayload({ config });
  return payload
    .count({ collection: "pages" })
    .then(() => true)
    .catch(() => false);
}

const readiness = new Readiness(async () => hasStarted && (await canReachDatabase()));

const admin = next({
  dev: isDevelopment,
  dir: import.meta.dirname,
  hostname: "127.0.0.1",
  port: env.CMS_PORT,
});

/** Handles requests outside of the API: the admin screens. */
async function handleScreens(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const policy = adminPolicy(randomBytes(16).toString("base64"));
  // Next reads the nonce for its scripts from the CSP header of the request.
  request.headers["content-security-policy"] = policy;
  response.setHeader("content-security-policy", policy);
  const login = findStaffLoginRedirect(request);
  if (login === undefined) {
    await admin.getRequestHandler()(request, response);
  } else {
    response.writeHead(303, { location: login }).end();
  }
}

const server = createServer(async (request, response) => {
  const [path] = (request.url ?? "/").split("?");
  if (path === "/healthz") {
    sendHealth(response, hasStarted);
  } else if (path === "/readyz") {
    sendHealth(response, await readiness.isReady());
  } else if (!hasStarted) {
    response.setHeader("retry-after", "2");
    sendHealth(response, false);
  } else {
    countRequest(request.url ?? "/", response);
    await handleRequest(request, response, handleScreens);
  }
});

openPrivatePort({
  port: env.METRICS_PORT,
  host: env.METRICS_HOST,
  metrics: register,
  isReady: () => readiness.isReady(),
});

const drain = createDrain(server);
// Never closes idle connections, because the web service, the only client, reuses connections. A request that is sent
// while the server closes its connection would be lost.
server.keepAliveTimeout = 0;

/**
 * Renders an admin screen at startup. The first render takes seconds on a busy machine and blocks the process, so
 * health checks would report the process as hung.
 */
async function loadScreens(): Promise<void> {
  const localServer = createServer(admin.getRequestHandler()).listen(0, "127.0.0.1");
  await once(localServer, "listening");
  const { port } = localServer.address() as AddressInfo;
  try {
    const signal = AbortSignal.timeout(maxLoadMs);
    const answer = await fetch(`http://127.0.0.1:${port}/cms/login`, {
      redirect: "manual",
      signal,
    });
    await answer.text();
  } finally {
    localServer.closeAllConnections();
    localServer.close();
  }
}

const stopping = new AbortController();
let beating = Promise.resolve();

async function start(): Promise<void> {
  server.listen(env.CMS_PORT, env.CMS_HOST);
  const payload = await getPayload({ config });
  // Logs a lost database connection; the pool reconnects by itself. An error without a listener would end the process.
  getPool(payload).on("error", (error) =>
    payload.logger.warn(`Database connection lost: ${formatErrorLine(error)}`),
  );
  registerProcessMetrics(getPool(payload));
  await storeAllMissingSnapshots(payload);
  await contentChanges.start();
  await admin.prepare();
  if (!isDevelopment) {
    // Continues after an error, because the site needs the content API even if the admin screens do not load.
    await loadScreens().catch((error) =>
      payload.logger.warn(`The admin screens do not load: ${formatErrorLine(error)}`),
    );
  }
  hasStarted = true;
  const log = (line: string) => payload.logger.warn(line);
  const { signal } = stopping;
  beating = runHeartbeat({ part: "cms", database: database(payload), log, signal });
}

async function stop(): Promise<void> {
  if (isStopping) {
    return;
  }
  isStopping = true;
  stopping.abort();
  const unbalanced = readiness.end();
  void unbalanced.then(() => setTimeout(() => process.exit(0), shutdownGraceMs).unref());
  await drain(unbalanced);
  await contentChanges.close();
  await admin.close();
  await beating;
  await (await getPayload({ config })).destroy();
  process.exit(0);
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});

await start();
