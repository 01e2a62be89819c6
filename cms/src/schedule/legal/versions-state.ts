import type { LegalVersionsState } from "contracts";
import { inArray, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { database } from "../../platform/database.ts";
import { mails } from "../../platform/own-tables.ts";
import { getsTermsNotices, mailsAbout } from "./recipients.ts";
import { type StoredVersion, stateOf, versionsOf } from "./version-store.ts";

type Telling = LegalVersionsState["versions"][number]["telling"];

function tellingOf({ tellsCustomers, tellAfter }: StoredVersion): Telling {
  if (!tellsCustomers) {
    return "nobody";
  }
  if (tellAfter === null) {
    return "done";
  }
  return new Date(tellAfter) > new Date() ? "soon" : "now";
}

/** Returns the versions of a legal document and the progress of their e-mails, for the panel beside it. */
export async function versionsState(
  payload: Payload,
  documentId: string,
): Promise<LegalVersionsState> {
  const db = database(payload);
  const versions = await versionsOf(db, documentId);
  const isGivenUp = sql`${mails.nextAttemptAt} is null`;
  const abouts = versions.map(({ id }) => mailsAbout(id));
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
    sql`select count(*)::int as total from customers c where ${getsTermsNotices}`,
  );
  return {
    versions: versions.map((version) => {
      const { id, effectiveOn, told } = version;
      const { waiting = 0, givenUp = 0 } =
        queued.find(({ about }) => about === mailsAbout(id)) ?? {};
      return {
        id,
        effectiveOn,
        state: stateOf(version, versions),
        telling: tellingOf(version),
        told,
        waiting,
        givenUp,
      };
    }),
    recipients: rows[0]?.total ?? 0,
  };
}
