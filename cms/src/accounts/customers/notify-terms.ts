import { documentPath, type Locale, legalChangesPath } from "contracts";
import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { legal, legal_locales } from "../../payload-schema.ts";
import { legalNotices, legalVersions, mails } from "../../platform/app-tables.ts";
import { type Database, inPoolTransaction } from "../../platform/database.ts";
import type { Envelope } from "../../platform/mail/email.ts";
import { queueMails } from "../../platform/mail/mail-queue.ts";
import { type JobContext, poll } from "../../platform/queue/poll.ts";
import { createTermsQueueKey, receivesTermsNotices } from "../../schedule/legal/recipients.ts";
import { getTextLocales, type StoredVersion } from "../../schedule/legal/version-store.ts";
import type { Recipient } from "../emails/account-emails.ts";
import { createTermsEmail } from "../emails/terms-email.ts";

/**
 * Maximum number of e-mails about a version that one transaction adds to the queue. A password reset then waits for at
 * most these e-mails, instead of e-mails to 100,000 customers.
 */
const batchSize = 200;
/** Pause in ms before the next batch, by result of queueTermsNoticeBatch. */
const pauseAfter = { queued: 0, full: 500, none: undefined };

/**
 * Returns and locks the next version about which customers must be notified. Skips versions locked by other workers.
 */
async function nextToNotify(transaction: Database): Promise<StoredVersion | undefined> {
  const [row] = await transaction
    .select({ version: legalVersions })
    .from(legalVersions)
    // Waits while the document is unpublished, because the links in the e-mails would not work.
    .innerJoin(legal, and(eq(legal.id, legalVersions.documentId), eq(legal._status, "published")))
    .where(lte(legalVersions.notifyAfter, sql`now()`))
    .orderBy(asc(legalVersions.notifyAfter))
    .limit(1)
    .for("update", { of: legalVersions, skipLocked: true });
  return row?.version;
}

/** Returns true while at least half a batch of e-mails about the version waits for the first attempt. */
async function isQueueFull(transaction: Database, versionId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ untried: sql`count(*)`.mapWith(Number) })
    .from(mails)
    .where(
      and(
        eq(mails.about, createTermsQueueKey(versionId)),
        eq(mails.attempts, 0),
        isNotNull(mails.nextAttemptAt),
      ),
    );
  return (row?.untried ?? 0) >= batchSize / 2;
}

interface TermsRecipient extends Record<string, unknown> {
  id: string;
  email: string;
  locale: Locale;
  name: string | null;
}

/**
 * Returns the next customers to notify. Excludes customers who registered after the version was published, because they
 * saw it when they registered.
 */
async function nextCustomers(
  transaction: Database,
  { notifiedThrough, publishedAt }: StoredVersion,
): Promise<TermsRecipient[]> {
  const { rows } = await transaction.execute<TermsRecipient>(sql`
    select c.id, c.email, c.locale,
      case when c.email_verified_at is not null then c.fullname end as name
    from customers c
    where ${receivesTermsNotices} and c.created_at <= ${publishedAt}
      ${notifiedThrough === null ? sql`` : sql`and c.id > ${notifiedThrough}`}
    order by c.id limit ${batchSize}`);
  return rows;
}

/** Returns the document's path in each language. */
async function pathsOf(transaction: Database, documentId: string): Promise<Map<unknown, string>> {
  const rows = await transaction
    .select({ locale: legal_locales._locale, slug: legal_locales.slug })
    .from(legal_locales)
    .where(and(eq(legal_locales._parentID, documentId), isNotNull(legal_locales.slug)));
  return new Map(
    rows.map(({ locale, slug }) => {
      const address = { collection: "legal", slug: slug ?? "", locale: locale as Locale } as const;
      return [locale, documentPath(address)];
    }),
  );
}

function emailOf(
  { locale, email, name }: TermsRecipient,
  { texts, effectiveOn, inForceAt }: StoredVersion,
  { paths, publicUrl }: { paths: Map<unknown, string>; publicUrl: string },
): Envelope | undefined {
  const written = [locale, ...getTextLocales(texts)].find((each) => texts[each] && paths.has(each));
  const text = written && texts[written];
  if (!text) {
    return undefined;
  }
  const recipient: Recipient = { email, locale, ...(name === null ? {} : { name }) };
  return createTermsEmail(recipient, {
    title: text.title,
    changes: text.changes,
    effectiveOn,
    isInForce: inForceAt !== null,
    url: publicUrl + legalChangesPath(paths.get(written) ?? "", effectiveOn),
  });
}

interface TermsOptions {
  pool: Pool;
  publicUrl: string;
}

/**
 * Queues a batch of e-mails about a version of terms. Stores e-mails, notified customers and progress in one
 * transaction, so that each customer is notified of each version exactly once, even after a crash.
 */
export function queueTermsNoticeBatch({
  pool,
  publicUrl,
}: TermsOptions): Promise<"none" | "full" | "queued"> {
  return inPoolTransaction(pool, async (transaction) => {
    const version = await nextToNotify(transaction);
    if (!version) {
      return "none";
    }
    if (await isQueueFull(transaction, version.id)) {
      return "full";
    }
    const customers = await nextCustomers(transaction, version);
    const notified = await recordNotified(transaction, version.id, customers);
    const paths = await pathsOf(transaction, version.documentId);
    const emails = notified.flatMap(
      (customer) => emailOf(customer, version, { paths, publicUrl }) ?? [],
    );
    await queueMails(transaction, emails, { about: createTermsQueueKey(version.id) });
    await transaction
      .update(legalVersions)
      .set({
        notified: sql`${legalVersions.notified} + ${emails.length}`,
        notifiedThrough: customers.at(-1)?.id ?? version.notifiedThrough,
        ...(customers.length < batchSize ? { notifyAfter: null } : {}),
      })
      .where(eq(legalVersions.id, version.id));
    return "queued";
  });
}

async function recordNotified(
  transaction: Database,
  versionId: string,
  customers: TermsRecipient[],
): Promise<TermsRecipient[]> {
  if (customers.length === 0) {
    return [];
  }
  const noted = await transaction
    .insert(legalNotices)
    .values(customers.map(({ id }) => ({ versionId, customerId: id })))
    .onConflictDoNothing()
    .returning({ id: legalNotices.customerId });
  const ids = new Set(noted.map(({ id }) => id));
  return customers.filter(({ id }) => ids.has(id));
}

/** Notifies customers of new terms until the signal aborts. Any number of workers may run on one database. */
export function runTermsNotices({
  log,
  signal,
  ...options
}: TermsOptions & JobContext): Promise<void> {
  return poll({
    log,
    signal,
    everyMs: 5_000,
    failure: "Cannot notify customers of new terms",
    look: async () => pauseAfter[await queueTermsNoticeBatch(options)],
  });
}
