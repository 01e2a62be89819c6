import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { v7 as createId } from "uuid";
import { mails } from "../app-tables.ts";
import type { Database } from "../database.ts";
import {
  type JobFailure,
  type LeasedJob,
  leaseDueJobs,
  type QueueState,
  readQueueState,
  recordJobFailure,
} from "../queue/leased-queue.ts";
import { sealText, unsealText } from "../sealed-text.ts";
import { type Envelope, envelope, serializeEnvelope } from "./email.ts";

/**
 * Queue of e-mails. Each e-mail is stored in the transaction of the event that it reports, so it is sent if and only
 * if the event was committed. Contents are encrypted, because some contain login links.
 */

const purpose = "mail";
/** Number of e-mails per INSERT. PostgreSQL limits the number of parameters per statement. */
const batchSize = 1_000;

interface QueueOptions {
  /** Key by which {@link deleteQueuedMails} deletes the e-mail. */
  about?: string;
  /** Delay in minutes before the e-mail is sent. Until then, the e-mail can be deleted. */
  delayMinutes?: number;
}

export async function queueMails(
  transaction: Database,
  envelopes: Envelope[],
  { about, delayMinutes = 0 }: QueueOptions = {},
): Promise<void> {
  const rows = envelopes.map((each) => ({
    id: createId(),
    about,
    sealed: sealText(serializeEnvelope(each), purpose).toString("base64"),
    nextAttemptAt: sql`now() + ${delayMinutes} * interval '1 minute'`,
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await transaction.insert(mails).values(rows.slice(start, start + batchSize));
  }
}

/** Deletes queued e-mails about an event that was undone. E-mails that were already sent are not affected. */
export async function deleteQueuedMails(transaction: Database, about: string): Promise<void> {
  await transaction.delete(mails).where(eq(mails.about, about));
}

export interface DueMail extends LeasedJob {
  /** Undefined if the e-mail was encrypted with another secret, or written by a release with other contents. */
  envelope: Envelope | undefined;
}

/** Leases due e-mails. */
export async function leaseDueMails(
  db: Database,
  options: { limit: number; leaseMs: number },
): Promise<DueMail[]> {
  const attempts = await leaseDueJobs(db, mails, options);
  if (attempts.size === 0) {
    return [];
  }
  const due = await db
    .select({ id: mails.id, sealed: mails.sealed })
    .from(mails)
    .where(inArray(mails.id, [...attempts.keys()]));
  return due.map(({ id, sealed }) => ({
    id,
    attempt: attempts.get(id) ?? 0,
    envelope: openEnvelope(sealed),
  }));
}

function openEnvelope(sealed: string): Envelope | undefined {
  const opened = unsealText(Buffer.from(sealed, "base64"), purpose);
  return opened === undefined ? undefined : envelope.safeParse(JSON.parse(opened)).data;
}

/** Deletes a sent e-mail. */
export async function deleteSentMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** State of the e-mail queue for the metrics and the panel. */
export function readMailQueueState(db: Database): Promise<QueueState> {
  return readQueueState(db, mails, sql`${mails.nextAttemptAt} is null`);
}

/** Records a failure. E-mails whose last attempt failed are stored for two months, for analysis. */
export async function recordMailFailure(db: Database, failure: JobFailure): Promise<void> {
  await recordJobFailure(db, mails, failure);
  if (failure.pauseMs === undefined) {
    const isOld = lt(mails.createdAt, sql`now() - interval '60 days'`);
    await db.delete(mails).where(and(isNull(mails.nextAttemptAt), isOld));
  }
}
