import type { Locale } from "contracts";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { leadNotices } from "../platform/app-tables.ts";
import { type Database, inPoolTransaction } from "../platform/database.ts";
import type { Envelope } from "../platform/mail/email.ts";
import { getEmailText } from "../platform/mail/email-texts.ts";
import { queueMails } from "../platform/mail/mail-queue.ts";
import { type JobContext, poll } from "../platform/queue/poll.ts";

/** Value of `about` for notices about an assignment, which have no reminder time. */
const noReminder = new Date(0).toISOString();

export function createOwnerNotice(
  leadId: string,
  staffId: string,
): typeof leadNotices.$inferInsert {
  return { leadId, staffId, kind: "taken", about: noReminder };
}

interface DueNotice extends Record<string, unknown> {
  lead_id: string;
  staff_id: string;
  kind: "taken" | "reminder";
  about: string;
  name: string;
  company: string | null;
  email: string;
  locale: Locale;
}

/** Finds the next owner who must be notified of an assigned lead or a due reminder. */
async function nextDue(database: Database): Promise<DueNotice | undefined> {
  const { rows } = await database.execute<DueNotice>(sql`
    select l.id as lead_id, s.id as staff_id, n.kind, n.about, l.name, l.company, s.email, s.locale
    from leads l
    join staff s on s.id = l.owner_id and s.disabled_at is null
    cross join lateral (
      select 'taken' as kind, ${noReminder}::timestamptz as about
      union all
      select 'reminder', l.remind_at where l.remind_at <= now() and l.state in ('new', 'contacted')
    ) n
    where not exists (
      select 1 from lead_notices t
      where t.lead_id = l.id and t.staff_id = s.id and t.kind = n.kind and t.about = n.about)
    order by l.id limit 1 for update of l skip locked`);
  return rows[0];
}

function noticeEmail(
  { lead_id: leadId, kind, name, company, email, locale }: DueNotice,
  publicUrl: string,
): Envelope {
  const lead = [name, company].filter(Boolean).join(", ");
  const aboutText = getEmailText(locale, `lead.${kind}`, { lead });
  const url = new URL(`/cms/collections/leads/${leadId}`, publicUrl).href;
  return {
    to: email,
    locale,
    content: {
      subject: aboutText,
      greeting: getEmailText(locale, "greeting"),
      body: [`${aboutText}.`],
      action: { label: getEmailText(locale, "lead.action"), url },
      notes: [],
      isForTeam: true,
    },
  };
}

interface NoticeOptions {
  pool: Pool;
  publicUrl: string;
}

/** Queues the e-mail of one due notice; returns false if no notice is due. Only one worker queues each notice. */
export function queueNextLeadNotice({ pool, publicUrl }: NoticeOptions): Promise<boolean> {
  return inPoolTransaction(pool, async (transaction) => {
    const due = await nextDue(transaction);
    if (!due) {
      return false;
    }
    const { lead_id: leadId, staff_id: staffId, kind, about } = due;
    const notified = await transaction
      .insert(leadNotices)
      .values({ leadId, staffId, kind, about: new Date(about).toISOString() })
      // Does nothing if another worker has committed the same notice since this worker's query.
      .onConflictDoNothing()
      .returning({ leadId: leadNotices.leadId });
    if (notified.length > 0) {
      await queueMails(transaction, [noticeEmail(due, publicUrl)]);
    }
    return true;
  });
}

/** Sends notices until the signal aborts. */
export function runLeadNotices({
  log,
  signal,
  ...options
}: NoticeOptions & JobContext): Promise<void> {
  return poll({
    log,
    signal,
    everyMs: 5_000,
    failure: "Cannot notify staff of their leads",
    look: async () => ((await queueNextLeadNotice(options)) ? 0 : undefined),
  });
}
