import type { LegalVersionsState } from "contracts";
import { inArray, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { mails } from "../../platform/app-tables.ts";
import { database } from "../../platform/database.ts";
import { createTermsQueueKey, receivesTermsNotices } from "./recipients.ts";
import { getVersionState, listVersions, type StoredVersion } from "./version-store.ts";

type NotificationProgress = LegalVersionsState["versions"][number]["telling"];

function notificationProgress({
  tellsCustomers,
  notifyAfter,
}: StoredVersion): NotificationProgress {
  if (!tellsCustomers) {
    return "nobody";
  }
  if (notifyAfter === null) {
    return "done";
  }
  return new Date(notifyAfter) > new Date() ? "soon" : "now";
}

/** Returns the versions of a legal document and the progress of their e-mails, for the panel next to the document. */
export async function readVersionsState(
  payload: Payload,
  documentId: string,
): Promise<LegalVersionsState> {
  const db = database(payload);
  const versions = await listVersions(db, documentId);
  const isGivenUp = sql`${mails.nextAttemptAt} is null`;
  const abouts = versions.map(({ id }) => createTermsQueueKey(id));
  const queued = await db
    .select({
      about: mails.about,
      waiting: sql`count(*) filter (where not (${isGivenUp}))`.mapWith(Number),
      givenUp: sql`count(*) filter (where ${isGivenUp})`.mapWith(Number),
    })
    .from(mails)
    .where(inArray(mails.about, abouts))
    .groupBy(mails.about);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from customers c where ${receivesTermsNotices}`,
  );
  return {
    versions: versions.map((version) => {
      const { id, effectiveOn, notified } = version;
      const { waiting = 0, givenUp = 0 } =
        queued.find(({ about }) => about === createTermsQueueKey(id)) ?? {};
      return {
        id,
        effectiveOn,
        state: getVersionState(version, versions),
        telling: notificationProgress(version),
        told: notified,
        waiting,
        givenUp,
      };
    }),
    recipients: rows[0]?.total ?? 0,
  };
}
