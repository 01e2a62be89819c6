import { defaultLocale } from "contracts";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { leads } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { queueMails } from "../platform/mail/mail-queue.ts";
import { matchesLeadEmail } from "./has-email.ts";
import { confirmedLeadKinds, createLeadConfirmationEmail } from "./lead-confirmation-email.ts";
import type { NewLead } from "./new-lead.ts";

/**
 * Queues the e-mail that confirms a lead to its sender. Sends at most one per day, kind and e-mail address (ignoring
 * case). The address is not verified, so more e-mails could flood somebody else's mailbox.
 */
export async function queueLeadConfirmation(
  transaction: Database,
  { id, email, locale, ...lead }: NewLead & { id: string },
): Promise<void> {
  const kind = confirmedLeadKinds.find((each) => each === lead.kind);
  if (!kind || !email) {
    return;
  }
  // Locks the kind and e-mail address, so that the second of two concurrent leads waits until the first is committed.
  // Otherwise each transaction would not see the other's lead.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} `} || lower(${email}), 0))`,
  );
  const [earlier] = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        matchesLeadEmail(email),
        eq(leads.kind, kind),
        ne(leads.id, id),
        gt(leads.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .limit(1);
  if (!earlier) {
    const sender = { kind, email, locale: locale ?? defaultLocale };
    await queueMails(transaction, [createLeadConfirmationEmail(sender, env.PUBLIC_URL)]);
  }
}
