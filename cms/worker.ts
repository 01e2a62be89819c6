import { setMaxListeners } from "node:events";
import { printConsoleAsJson } from "contracts/json-console";
import { openPrivatePort } from "contracts/private-port";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Payload } from "payload";
import { Pool } from "pg";
import { runSecondFactorResealing } from "./src/accounts/credentials/reseal-second-factors.ts";
import { runTermsNotices } from "./src/accounts/customers/notify-terms.ts";
import { runAuditPrinter } from "./src/audit/run-audit-printer.ts";
import { runDateEvents } from "./src/content/dates/run-date-events.ts";
import { deliverySettings } from "./src/leads/delivery/delivery-settings.ts";
import { readDeliveryQueueState } from "./src/leads/delivery/delivery-store.ts";
import { DeliveryWorker } from "./src/leads/delivery/delivery-worker.ts";
import { runLeadNotices } from "./src/leads/lead-notices.ts";
import { runLinkChecks } from "./src/links/run-link-checks.ts";
import { createMailLogoReader } from "./src/media/mail-logo.ts";
import { maintainPictures } from "./src/media/maintain-pictures.ts";
import { getPool } from "./src/platform/database.ts";
import { env } from "./src/platform/env.ts";
import { formatErrorLine } from "./src/platform/log/log-line.ts";
import { createEmailAdapter } from "./src/platform/mail/adapter.ts";
import { readMailQueueState } from "./src/platform/mail/mail-queue.ts";
import { mailSettings } from "./src/platform/mail/mail-settings.ts";
import { runMailQueue } from "./src/platform/mail/mail-worker.ts";
import { register, registerProcessMetrics, registerQueueMetrics } from "./src/platform/metrics.ts";
import { poolOptions } from "./src/platform/pool-options.ts";
import { ContentChangeStream } from "./src/platform/publishing/content-change-stream.ts";
import { runSweeps } from "./src/retention/retention-sweep.ts";
import { runScheduler } from "./src/schedule/run-scheduler.ts";
import { runShareImageGeneration } from "./src/share-images/generate-images.ts";
import { runStatusAlerts } from "./src/status/notices.ts";
import { runProbes } from "./src/status/run-probes.ts";
import { runHeartbeat } from "./src/system/replicas.ts";

/**
 * Background jobs: delivers leads (docs/leads.md), sends e-mails and status alerts, probes services, notifies customers
 * of new terms, deletes expired data, runs schedules, checks links, prints the audit log, generates share images,
 * removes unused images, and encrypts second factors with a new secret.
 *
 * Depends on the database only, so the jobs run even while the CMS is down.
 */

if (env.LOG_FORMAT === "json") {
  printConsoleAsJson("worker");
}
const log = (line: string) => console.log(line);
const pool = new Pool({ ...poolOptions(10), query_timeout: 10_000 });
// Logs a lost connection; the pool reconnects by itself. An error without a listener would end the process.
pool.on("error", (error) => log(`Database connection lost: ${formatErrorLine(error)}`));

// Uses a stub of Payload, because the e-mail adapters use only its logger.
const mail = createEmailAdapter(env)({ payload: { logger: { info: log } } as unknown as Payload });
const database = drizzle(pool);
const readLogo = createMailLogoReader({ database, log });
const worker = new DeliveryWorker({
  database,
  settings: deliverySettings,
  sendMail: (message) => mail.sendEmail(message),
  readLogo,
  log,
});

registerProcessMetrics(pool);
registerQueueMetrics("deliveries", () => readDeliveryQueueState(database));
registerQueueMetrics("mails", () => readMailQueueState(database));
openPrivatePort({
  port: env.METRICS_PORT,
  host: env.METRICS_HOST,
  metrics: register,
  isReady: () =>
    pool.query("select 1").then(
      () => true,
      () => false,
    ),
});
const stopping = new AbortController();
const { signal } = stopping;
// Removes the limit of listeners: each job listens to the signal, and Node warns about more than ten listeners.
setMaxListeners(0, signal);
const changes = new ContentChangeStream(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
// Does not wait for the stream, which connects with DATABASE_DIRECT_URL. Most jobs do not need the stream.
void changes.start();

/** Loads Payload on demand, once a schedule is due. */
async function openPayload(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import("payload"),
    import("./src/payload.config.ts"),
  ]);
  const payload = await getPayload({ config });
  getPool(payload).on("error", (error) =>
    log(`Database connection lost: ${formatErrorLine(error)}`),
  );
  return payload;
}

const watch = { log, signal };
const publicUrl = env.PUBLIC_URL;
/** Jobs that run until the signal aborts. */
const jobs = [
  runMailQueue({
    database,
    settings: mailSettings,
    sendMail: (message) => mail.sendEmail(message),
    readLogo,
    ...watch,
  }),
  runScheduler({ database, openPayload, ...watch }),
  runSweeps({ pool, ...watch }),
  runLeadNotices({ pool, publicUrl, ...watch }),
  runStatusAlerts({ pool, ...watch }),
  runProbes({ pool, allowsPrivate: env.ALLOW_PRIVATE_WEBHOOKS, ...watch }),
  runTermsNotices({ pool, publicUrl, ...watch }),
  runLinkChecks({ pool, changes, publicOrigin: new URL(publicUrl).origin, ...watch }),
  runShareImageGeneration({ pool, changes, ...watch }),
  maintainPictures({ pool, changes, ...watch }),
  runDateEvents({ pool, ...watch }),
  runAuditPrinter({ pool, ...watch }),
  runSecondFactorResealing({ pool, ...watch }),
  // Starts last, because a process that has sent a heartbeat must be able to shut down regularly.
  runHeartbeat({ part: "worker", database, ...watch }),
];

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) {
    return;
  }
  isStopping = true;
  stopping.abort();
  await Promise.all([worker.close(), changes.close(), ...jobs]);
  await pool.end();
  process.exit(0);
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

await worker.start();
