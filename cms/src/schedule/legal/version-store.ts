import { type LegalVersion, type Locale, locales } from "contracts";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { legal, legal_locales } from "../../payload-schema.ts";
import { type LegalText, legalVersions } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";

export type StoredVersion = typeof legalVersions.$inferSelect;
export type LegalTexts = StoredVersion["texts"];

const isPublic = isNull(legalVersions.withdrawnAt);
export const isUpcomingVersion = and(isPublic, isNull(legalVersions.inForceAt));

interface PublishedLegal {
  effectiveOn: string;
  texts: LegalTexts;
}

/** Returns the published texts of a document, in each language in which it has a URL. */
export async function readPublishedLegalTexts(
  database: Database,
  documentId: string,
): Promise<PublishedLegal | undefined> {
  const { title, description, body, changes, _locale: locale } = legal_locales;
  const rows = await database
    .select({
      effectiveOn: sql<string>`(${legal.effectiveDate} at time zone 'UTC')::date::text`,
      locale,
      text: { title, description, body, changes },
    })
    .from(legal)
    .innerJoin(legal_locales, eq(legal_locales._parentID, legal.id))
    .where(
      and(
        eq(legal.id, documentId),
        eq(legal._status, "published"),
        isNull(legal.deletedAt),
        isNotNull(legal_locales.slug),
        isNotNull(legal.effectiveDate),
      ),
    );
  const [first] = rows;
  return first && { effectiveOn: first.effectiveOn, texts: textsOf(rows) };
}

function textsOf(rows: readonly { locale: unknown; text: object }[]): LegalTexts {
  const texts: LegalTexts = {};
  for (const locale of locales) {
    const row = rows.find((each) => each.locale === locale);
    if (row) {
      // The text is complete, because a publish validates the text.
      texts[locale] = row.text as LegalText;
    }
  }
  return texts;
}

/** Returns a document's versions that were not withdrawn, newest first. */
export function listVersions(database: Database, documentId: string): Promise<StoredVersion[]> {
  return database
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.documentId, documentId), isPublic))
    .orderBy(desc(legalVersions.effectiveOn));
}

/** Returns the versions of every document, without bodies. */
export async function listAllVersions(
  database: Database,
): Promise<Map<string, { effectiveOn: string; locales: Locale[] }[]>> {
  const rows = await database
    .select({
      documentId: legalVersions.documentId,
      effectiveOn: legalVersions.effectiveOn,
      locales: sql<Locale[]>`array(select jsonb_object_keys(${legalVersions.texts}))`,
    })
    .from(legalVersions)
    .where(isPublic)
    .orderBy(desc(legalVersions.effectiveOn));
  return Map.groupBy(rows, ({ documentId }) => documentId);
}

/** Returns the newest version that took effect. This is the published version. */
export async function findVersionInForce(
  database: Database,
  documentId: string,
): Promise<Pick<StoredVersion, "id" | "effectiveOn"> | undefined> {
  const [found] = await database
    .select({ id: legalVersions.id, effectiveOn: legalVersions.effectiveOn })
    .from(legalVersions)
    .where(
      and(eq(legalVersions.documentId, documentId), isPublic, isNotNull(legalVersions.inForceAt)),
    )
    .orderBy(desc(legalVersions.effectiveOn))
    .limit(1);
  return found;
}

/** Returns the state of a version. `all` are the versions of its document, newest first. */
export function getVersionState(
  version: Pick<StoredVersion, "id" | "inForceAt">,
  all: readonly Pick<StoredVersion, "id" | "inForceAt">[],
): LegalVersion["state"] {
  if (version.inForceAt === null) {
    return "coming";
  }
  const current = all.find(({ inForceAt }) => inForceAt !== null);
  return current?.id === version.id ? "in-force" : "former";
}

/** Returns the upcoming version of a document, and locks it until the transaction ends. */
export async function lockUpcomingVersion(
  transaction: Database,
  documentId: string,
): Promise<StoredVersion | undefined> {
  const [found] = await transaction
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.documentId, documentId), isUpcomingVersion))
    .for("update");
  return found;
}

/** Returns the stored form of a day: noon in UTC. */
export function toDayFieldValue(effectiveOn: string): string {
  return `${effectiveOn}T12:00:00.000Z`;
}

/** Returns the languages in which a version has texts. */
export function getTextLocales(texts: LegalTexts): Locale[] {
  return locales.filter((locale) => texts[locale]);
}
