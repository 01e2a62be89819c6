import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Pool } from "pg";
import {
  statusIncidents,
  statusNotices,
  statusSubscribers,
  statusUpdates,
  sweeps,
} from "../platform/app-tables.ts";
import { type Database, inPoolTransaction } from "../platform/database.ts";
import { queueMails } from "../platform/mail/mail-queue.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";
import { publishStatusEvent } from "./publish-status-event.ts";
import { createUpdateEmail } from "./status-emails.ts";
import { readComponents } from "./stored-incidents.ts";

/**
 * Maximum number of e-mails that one poll queues, so that urgent e-mails, such as a password reset, do not wait for the
 * e-mails to all subscribers.
 */
const batchSize = 50;

/** Creates a pending notice of an update for each confirmed subscriber, in the update's transaction. */
export async function addPendingNotices(transaction: Database, updateId: string): Promise<void> {
  await transaction.insert(statusNotices).select(
    transaction
      .select({
        updateId: sql<string>`${updateId}::uuid`.as("update_id"),
        subscriberId: statusSubscribers.id,
      })
      .from(statusSubscribers)
      .where(isNotNull(statusSubscribers.confirmedAt)),
  );
}

/** Queues some of the pending notices as e-mails; returns their number. Concurrent workers queue different notices. */
export function queueNotices(pool: Pool): Promise<number> {
  return inPoolTransaction(pool, async (transaction) => {
    const due = await transaction
      .select({
        updateId: statusUpdates.id,
        state: statusUpdates.state,
        text: statusUpdates.text,
        impacts: statusUpdates.impacts,
        at: statusUpdates.at,
        incident: {
          id: statusIncidents.id,
          kind: statusIncidents.kind,
          title: statusIncidents.title,
          startsAt: statusIncidents.startsAt,
          endsAt: statusIncidents.endsAt,
        },
        subscriber: {
          id: statusSubscribers.id,
          email: statusSubscribers.email,
          locale: statusSubscribers.locale,
        },
      })
      .from(statusNotices)
      .innerJoin(statusUpdates, eq(statusUpdates.id, statusNotices.updateId))
      .innerJoin(statusIncidents, eq(statusIncidents.id, statusUpdates.incidentId))
      .innerJoin(statusSubscribers, eq(statusSubscribers.id, statusNotices.subscriberId))
      .orderBy(statusNotices.updateId)
      .limit(batchSize)
      .for("update", { of: statusNotices, skipLocked: true });
    if (due.length === 0) {
      return 0;
    }
    const components = await readComponents(transaction);
    const emails = due.map((notice) => createUpdateEmail(notice, components));
    await queueMails(transaction, emails);
    await transaction
      .delete(statusNotices)
      .where(
        or(
          ...due.map(({ updateId, subscriber }) =>
            and(
              eq(statusNotices.updateId, updateId),
              eq(statusNotices.subscriberId, subscriber.id),
            ),
          ),
        ),
      );
    return due.length;
  });
}

/** SQL: next midnight in Brasília. */
const nextDay = sql`date_trunc('day', now(), 'America/Sao_Paulo') + interval '1 day'`;

/** Invalidates the pages that show the last days, at midnight in Brasília. Returns false if no refresh is due. */
export function refreshStatusPagesWhenDue(pool: Pool): Promise<boolean> {
  return inPoolTransaction(pool, async (transaction) => {
    const turned = await transaction
      .update(sweeps)
      .set({ dueAt: nextDay })
      .where(and(eq(sweeps.name, "status-day"), sql`${sweeps.dueAt} <= now()`))
      .returning({ name: sweeps.name });
    if (turned.length > 0) {
      await publishStatusEvent(transaction);
    }
    return turned.length > 0;
  });
}

/** Queues notices, and refreshes the status page at midnight, until the signal aborts. */
export function runStatusAlerts({ pool, ...watch }: JobContext & { pool: Pool }): Promise<void> {
  return poll({
    ...watch,
    everyMs: 1_000,
    failure: "Cannot send status alerts",
    look: async () => {
      await refreshStatusPagesWhenDue(pool);
      await queueNotices(pool);
    },
  });
}
