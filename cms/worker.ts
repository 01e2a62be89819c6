import { drizzle } from "drizzle-orm/node-postgres";
import type { Payload } from "payload";
import { Pool } from "pg";
import { env } from "./src/ground/env.ts";
import { errorLine } from "./src/ground/log/log-line.ts";
import { emailAdapter } from "./src/ground/mail/adapter.ts";
import { poolOptions } from "./src/ground/pool-options.ts";
import { deliverySettings } from "./src/leads/delivery/delivery-settings.ts";
import { DeliveryWorker } from "./src/leads/delivery/delivery-worker.ts";

/** Delivers leads (docs/leads.md). Needs the database alone: the CMS may be away or restarting. */

const log = (line: string) => console.log(line);
const pool = new Pool({ ...poolOptions(10), query_timeout: 10_000 });
// The pool reconnects by itself; without a listener a lost connection would end the process.
pool.on("error", (error) => log(`Database connection lost: ${errorLine(error)}`));

// The adapters ask no more of Payload than a place to say what they did.
const mail = emailAdapter(env)({ payload: { logger: { info: log } } as unknown as Payload });
const worker = new DeliveryWorker({
  database: drizzle(pool),
  settings: deliverySettings,
  sendMail: (message) => mail.sendEmail(message),
  log,
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) {
    return;
  }
  isStopping = true;
  await worker.close();
  await pool.end();
  process.exit(0);
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

await worker.start();
