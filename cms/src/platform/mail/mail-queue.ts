import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { v7 as createId } from "uuid";
import { mails } from "../app-tables.ts";
import type { Database } from "../database.ts";
import { openText, sealText } from "../sealed-text.ts";
import { type Envelope, envelope, envelopeJson } from "./email.ts";

/**
 * Queue of e-mails. Each e-mail is stored in the transaction of the event that it reports, so it is sent if and only
 * if the event was committed. Contents are encrypted, because some contain login links.
 */

const purpose = "mail";
/** PostgreSQL limits the number of parameters per statement. */
const batchSize = 1_000;

interface QueueOptions {
  /** Key by which {@link deleteQueuedMails} deletes the e-mail. */
  about?: string;
  /** Delay in minutes before the e-mail is sent; until then it can be deleted. */
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
    sealed: sealText(envelopeJson(each), purpose).toString("base64"),
    nextAttemptAt: sql`now() + ${delayMinutes} * interval '1 minute'`,
  }));
  for (let start = 0; start < rows.length; start += batchSize) {
    await transaction.insert(mails).values(rows.slice(start, start + batchSize));
  }
}

/** Deletes queued e-mails about events that were undone; does not affect e-mails that were sent. */
export async function deleteQueuedMails(transaction: Database, about: string): Promise<void> {
  await transaction.delete(mails).where(eq(mails.about, about));
}

export interface DueMail {
  id: string;
  /** Number of earlier attempts. */
  attempt: number;
  /** Undefined if the e-mail was encrypted with another secret. */
  envelope: Envelope | undefined;
}

/** Leases due e-mails: no other worker gets them until the lease ends or an outcome is recorded (decision 0027). */
export async function leaseDueMails(
  db: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<DueMail[]> {
  const due = db
    .$with("due")
    .as(
      db
        .select({ id: mails.id })
        .from(mails)
        .where(lte(mails.nextAttemptAt, sql`now()`))
        .orderBy(asc(mails.nextAttemptAt))
        .limit(limit)
        .for("update", { skipLocked: true }),
    );
  const leased = await db
    .with(due)
    .update(mails)
    .set({ nextAttemptAt: sql`now() + ${leaseMs} * interval '1 ms'` })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning({ id: mails.id, attempt: mails.attempts, sealed: mails.sealed });
  return leased.map(({ id, attempt, sealed }) => {
    const opened = openText(Buffer.from(sealed, "base64"), purpose);
    return {
      id,
      attempt,
      envelope: opened === undefined ? undefined : envelope.parse(JSON.parse(opened)),
    };
  });
}

/** Deletes a sent e-mail. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** State of the e-mail queue for the metrics and the panel. */
export async function mailQueueState(
  db: Database,
): Promise<{ waiting: number; oldestSeconds: number; dead: number }> {
  const isWaiting = isNotNull(mails.nextAttemptAt);
  const age = sql`extract(epoch from now() - min(${mails.createdAt}) filter (where ${isWaiting}))`;
  const [state] = await db
    .select({
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      oldestSeconds: sql`coalesce(${age}, 0)`.mapWith(Number),
      dead: sql`count(*) filter (where ${isNull(mails.nextAttemptAt)})`.mapWith(Number),
    })
    .from(mails);
  return state ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
}

interface Failure extends Pick<DueMail, "id" | "attempt"> {
  reason: string;
  /** Pause before the next attempt, in ms; undefined after the last attempt. */
  pauseMs: number | undefined;
}

/** Records a failure. E-mails whose last attempt failed are stored for two months, for analysis. */
export async function markFailed(
  db: Database,
  { id, attempt, reason, pauseMs }: Failure,
): Promise<void> {
  const isGivenUp = pauseMs === undefined;
  await db
    .update(mails)
    .set({
      attempts: attempt + 1,
      reason,
      nextAttemptAt: isGivenUp ? null : sql`now() + ${pauseMs} * interval '1 ms'`,
    })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempt), isNotNull(mails.nextAttemptAt)));
  if (isGivenUp) {
    const isOld = lt(mails.createdAt, sql`now() - interval '60 days'`);
    await db.delete(mails).where(and(isNull(mails.nextAttemptAt), isOld));
  }
}
