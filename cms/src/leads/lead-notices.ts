import { setTimeout as delay } from "node:timers/promises";
import type { Locale } from "contracts";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { type Database, transactionOn } from "../ground/database.ts";
import { errorLine } from "../ground/log/log-line.ts";
import { leadNotices } from "../ground/own-tables.ts";
import type { SendMail } from "./delivery/deliver.ts";

const lookMs = 5_000;
/** Of a notice that is about no instant. */
const always = new Date(0).toISOString();

export function takenNotice(leadId: string, staffId: string): typeof leadNotices.$inferInsert {
  return { leadId, staffId, kind: "taken", about: always };
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

/** Who was given a lead, or asked to be reminded of it, and was not told. */
async function nextDue(database: Database): Promise<DueNotice | undefined> {
  const { rows } = await database.execute<DueNotice>(sql`
    select l.id as lead_id, s.id as staff_id, n.kind, n.about, l.name, l.company, s.email, s.locale
    from leads l
    join staff s on s.id = l.owner_id and s.disabled_at is null
    cross join lateral (
      select 'taken' as kind, ${always}::timestamptz as about
      union all
      select 'reminder', l.remind_at where l.remind_at <= now() and l.state in ('new', 'contacted')
    ) n
    where not exists (
      select 1 from lead_notices t
      where t.lead_id = l.id and t.staff_id = s.id and t.kind = n.kind and t.about = n.about)
    order by l.id limit 1 for update of l skip locked`);
  return rows[0];
}

const words: Record<Locale, Record<DueNotice["kind"], string>> = {
  "pt-BR": { taken: "Um lead agora é seu", reminder: "Lembrete de um lead" },
  "en-US": { taken: "A lead is yours now", reminder: "Reminder of a lead" },
  "es-ES": { taken: "Un lead ahora es suyo", reminder: "Recordatorio de un lead" },
};

interface NoticeOptions {
  pool: Pool;
  sendMail: SendMail;
  publicUrl: string;
}

/**
 * Tells one person of one lead. The notice is on record in the transaction that the mail is sent in:
 * of several workers one sends it, and one that the mail server refuses is sent at the next look.
 */
export function sendNextNotice({ pool, sendMail, publicUrl }: NoticeOptions): Promise<boolean> {
  return transactionOn(pool, async (transaction) => {
    const due = await nextDue(transaction);
    if (!due) {
      return false;
    }
    const { lead_id: leadId, staff_id: staffId, kind, about, name, company, email, locale } = due;
    await transaction
      .insert(leadNotices)
      .values({ leadId, staffId, kind, about: new Date(about).toISOString() });
    await sendMail({
      to: email,
      subject: `${words[locale][kind]}: ${[name, company].filter(Boolean).join(", ")}`,
      text: `${words[locale][kind]}.\n\n${new URL(`/cms/collections/leads/${leadId}`, publicUrl).href}\n`,
    });
    return true;
  });
}

/** Tells everybody of their leads, for as long as it is let. */
export async function keepNotifying({
  log,
  signal,
  ...options
}: NoticeOptions & { log: (line: string) => void; signal: AbortSignal }): Promise<void> {
  while (!signal.aborted) {
    const wasSent = await sendNextNotice(options).catch((error: unknown) => {
      log(`Cannot tell staff of their leads: ${errorLine(error)}`);
      return false;
    });
    if (!wasSent) {
      await delay(lookMs, undefined, { signal }).catch(() => {});
    }
  }
}
