import { randomUUID } from "node:crypto";
import { access, constants, mkdir, statfs } from "node:fs/promises";
import path from "node:path";
import type { SystemCheck, SystemState } from "contracts";
import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { deliverySettings } from "../leads/delivery/delivery-settings.ts";
import { readDeliveryQueueState } from "../leads/delivery/delivery-store.ts";
import { storesMediaInBucket } from "../media/media-bucket.ts";
import { openPictureFiles } from "../media/picture-files.ts";
import { lead_deliveries } from "../payload-schema.ts";
import { heartbeats } from "../platform/app-tables.ts";
import { type Database, database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { readMailQueueState } from "../platform/mail/mail-queue.ts";
import { isMailServerReachable } from "../platform/mail/smtp.ts";
import {
  checkBackup,
  checkDatabase,
  checkMailServer,
  checkQueue,
  checkServices,
  checkStorage,
  checkWebhooks,
} from "./checks.ts";
import { listReplicas } from "./replicas.ts";

/** Timeout of each check, in ms. The timeout is short, because a user waits for the page. */
const checkTimeoutMs = 4_000;

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new Error("No answer")), checkTimeoutMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function readBackup(db: Database): Promise<SystemCheck> {
  const [row] = await db
    .select({ at: heartbeats.beatAt, now: sql<string>`now()` })
    .from(heartbeats)
    .where(eq(heartbeats.name, "backup"));
  return row
    ? checkBackup(new Date(row.at), new Date(row.now))
    : checkBackup(undefined, new Date());
}

async function readConnections(db: Database): Promise<SystemCheck> {
  const { rows } = await db.execute<{ used: number; most: number }>(
    sql`select count(*)::int as used, current_setting('max_connections')::int as most
      from pg_stat_activity where backend_type = 'client backend'`,
  );
  return checkDatabase(rows[0] ?? { used: 0, most: 1 });
}

async function freeShareOfMedia(): Promise<number> {
  const folder = path.join(env.DATA_DIR, "media");
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

/**
 * Throws if the bucket does not work. Reads an object that does not exist, because a response of the bucket is
 * sufficient.
 */
async function probeBucket(): Promise<void> {
  await (await openPictureFiles()).read(`${randomUUID()}.png`);
}

async function readStorage(): Promise<SystemCheck> {
  try {
    return storesMediaInBucket
      ? await withTimeout(probeBucket()).then(() => checkStorage({ works: true }))
      : checkStorage({ works: true, freeShare: await withTimeout(freeShareOfMedia()) });
  } catch {
    return checkStorage({ works: false });
  }
}

/** Reports webhooks as failing if a delivery is dead, or while a failed delivery waits for its next attempt. */
async function readWebhooks(db: Database): Promise<SystemCheck> {
  const { newsletterWebhookUrl, unsubscribeWebhookUrl, contactWebhookUrl } = deliverySettings;
  const [row] = await db
    .select({ failing: sql`count(*)`.mapWith(Number) })
    .from(lead_deliveries)
    .where(
      and(
        ne(lead_deliveries.channel, "sales-email"),
        or(
          eq(lead_deliveries.state, "dead"),
          and(eq(lead_deliveries.state, "waiting"), gt(lead_deliveries.attempts, 0)),
        ),
      ),
    );
  const configured = [newsletterWebhookUrl, unsubscribeWebhookUrl, contactWebhookUrl].filter(
    Boolean,
  ).length;
  return checkWebhooks({ configured, failing: row?.failing ?? 0 });
}

async function readMailServer(): Promise<SystemCheck> {
  if (env.SMTP_URL === undefined) {
    return checkMailServer("unset");
  }
  const isReachable = await withTimeout(isMailServerReachable(env.SMTP_URL)).catch(() => false);
  return checkMailServer(isReachable ? "answers" : "fails");
}

/** Returns the state of the whole product for administrators. */
export async function readSystemState(payload: Payload): Promise<SystemState> {
  const db = database(payload);
  const [replicas, connections, storage, backup, deliveries, webhooks, mails, mailServer] =
    await Promise.all([
      listReplicas(db),
      readConnections(db),
      readStorage(),
      readBackup(db),
      readDeliveryQueueState(db),
      readWebhooks(db),
      readMailQueueState(db),
      readMailServer(),
    ]);
  return {
    checks: [
      ...checkServices(replicas),
      connections,
      storage,
      backup,
      checkQueue("deliveries", deliveries),
      webhooks,
      checkQueue("mails", mails),
      mailServer,
    ],
    replicas,
  };
}
