import { type Locale, releaseScheduleKind } from "contracts";
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { staff } from "../payload-schema.ts";
import { formatTime } from "../platform/admin/brasilia-time.ts";
import { getEditHref } from "../platform/admin/documents.ts";
import { mails, releaseItems, scheduleSnapshots, schedules } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import type { Envelope } from "../platform/mail/email.ts";
import { getEmailText } from "../platform/mail/email-texts.ts";
import { deleteQueuedMails, queueMails } from "../platform/mail/mail-queue.ts";
import { documentTitle } from "./releases/document-title.ts";
import type { ScheduleSnapshot } from "./schedule-snapshots.ts";
import { createScheduleAuditTarget, toDocumentRef } from "./schedule-store.ts";

/** Minimum number of minutes between two e-mails about one document to one planner. */
const pauseMinutes = 60;

/** Returns a title on one line, for the header of an e-mail. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 100);
}

interface ChangedPlan {
  snapshotId: string;
  planner: string | null;
  dueAt: string;
  notifiedAt: string | null;
}

async function plansOf(
  db: Database,
  snapshots: readonly Pick<ScheduleSnapshot, "id">[],
): Promise<ChangedPlan[]> {
  const ids = snapshots.map(({ id }) => id);
  return db
    .select({
      snapshotId: scheduleSnapshots.id,
      planner: schedules.staffId,
      dueAt: schedules.dueAt,
      notifiedAt: scheduleSnapshots.notifiedAt,
    })
    .from(scheduleSnapshots)
    .leftJoin(releaseItems, eq(releaseItems.id, scheduleSnapshots.memberId))
    .innerJoin(
      schedules,
      or(
        eq(schedules.id, scheduleSnapshots.scheduleId),
        and(
          eq(schedules.kind, releaseScheduleKind),
          eq(schedules.documentId, releaseItems.releaseId),
          eq(schedules.state, "waiting"),
        ),
      ),
    )
    .where(inArray(scheduleSnapshots.id, ids));
}

/** Returns the planner, or all editors if the planner may no longer publish. */
async function recipientsOf(db: Database, planner: string | null) {
  const editors = await db
    .select({ id: staff.id, email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(ne(staff.role, "writer"), isNull(staff.disabledAt)));
  const own = editors.filter(({ id }) => id === planner);
  return own.length > 0 ? own : editors;
}

interface Change {
  /** Snapshots that were equal to the draft before this save. */
  snapshots: readonly ScheduleSnapshot[];
  /** Name of the user who saved the change. */
  who: string | undefined;
}

const aboutOf = (document: string, planner: string | null) => `plan/${document}/${planner ?? ""}`;

/**
 * Returns the delay of the next e-mail in minutes, so that a planner gets at most one e-mail per hour about a document.
 */
function delayOf(plans: readonly ChangedPlan[]): number {
  const last = Math.max(...plans.map(({ notifiedAt }) => Date.parse(notifiedAt ?? "") || 0));
  const passed = (Date.now() - last) / 60_000;
  return Math.max(0, Math.ceil(pauseMinutes - passed));
}

/**
 * Notifies planners that a document differs from their snapshot. Notifies a planner again only if the document was
 * equal to the snapshot in between.
 */
export async function notifyPlanners(
  payload: Payload,
  db: Database,
  { snapshots, who }: Change,
): Promise<void> {
  const byPlanner = Map.groupBy(await plansOf(db, snapshots), ({ planner }) => planner);
  const [first] = snapshots;
  if (!first) {
    return;
  }
  const document = createScheduleAuditTarget(first).id;
  for (const [planner, plans] of byPlanner) {
    const about = aboutOf(document, planner);
    const pending = await db.$count(
      mails,
      and(eq(mails.about, about), isNotNull(mails.nextAttemptAt)),
    );
    const delayMinutes = delayOf(plans);
    if (pending === 0) {
      const envelopes = await Promise.all(
        (await recipientsOf(db, planner)).map((recipient) =>
          emailTo(payload, recipient, { snapshot: first, plans, who }),
        ),
      );
      await queueMails(db, envelopes, { about, delayMinutes });
    }
    await db
      .update(scheduleSnapshots)
      .set({ notifiedAt: sql`now() + ${delayMinutes} * interval '1 minute'` })
      .where(
        inArray(
          scheduleSnapshots.id,
          plans.map(({ snapshotId }) => snapshotId),
        ),
      );
  }
}

async function emailTo(
  payload: Payload,
  { email, locale }: { email: string; locale: Locale },
  {
    snapshot,
    plans,
    who,
  }: { snapshot: ScheduleSnapshot; plans: readonly ChangedPlan[]; who: string | undefined },
): Promise<Envelope> {
  const title = oneLine(
    await documentTitle(payload, toDocumentRef(snapshot), textLanguage(locale)),
  );
  const [dueAt = ""] = plans.map((plan) => plan.dueAt).toSorted();
  const about = { title, time: formatTime(locale, dueAt) };
  const changed = who
    ? getEmailText(locale, "schedule.changed", { ...about, who })
    : getEmailText(locale, "schedule.changedBySomebody", about);
  return {
    to: email,
    locale,
    content: {
      subject: getEmailText(locale, "schedule.subject", { title }),
      greeting: getEmailText(locale, "greeting"),
      body: [changed, getEmailText(locale, "schedule.what")],
      action: {
        label: getEmailText(locale, "schedule.action"),
        url:
          env.PUBLIC_URL +
          getEditHref(createScheduleAuditTarget(snapshot).id, snapshot.locale ?? undefined),
      },
      notes: [],
      isForTeam: true,
    },
  };
}

/** Deletes queued e-mails about snapshots that equal the draft again. */
export async function deletePlannerNotices(
  db: Database,
  snapshots: readonly ScheduleSnapshot[],
): Promise<void> {
  const [first] = snapshots;
  if (first) {
    for (const { planner } of await plansOf(db, snapshots)) {
      await deleteQueuedMails(db, aboutOf(createScheduleAuditTarget(first).id, planner));
    }
  }
}
