import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from "payload";
import { audit_log, staff } from "../payload-schema.ts";
import { database } from "../platform/database.ts";
import { documentChanges } from "../platform/own-tables.ts";
import { changesBetween, labelOf, placesIn } from "./places.ts";
import { changeInWords, placeInWords } from "./words.ts";

export type HistorySubject = { collection: CollectionSlug; id: string } | { global: GlobalSlug };

export interface HistoryEntry {
  versionId: string;
  at: Date;
  /** The person who saved; undefined when the software did, or when the save predates this history. */
  staffName: string | undefined;
  act: "published" | "draft" | "saved";
  /** Changes in words, such as "Seção 2, Abertura: Título"; empty for the oldest stored version. */
  changes: string[];
  isFirst: boolean;
}

const maxEntries = 20;

interface Version {
  id: unknown;
  updatedAt: string;
  version: object;
}

/** Reads one version more than is shown, to compare the oldest shown with. */
const newestFirst = {
  depth: 0,
  limit: maxEntries + 1,
  locale: "all",
  pagination: false,
  sort: "-updatedAt",
} as const;
/** Excludes the snapshots that Payload stores of the other languages' drafts when one language is published. */
const notSnapshot = { snapshot: { not_equals: true } };

async function readVersions(payload: Payload, subject: HistorySubject): Promise<Version[]> {
  if ("global" in subject) {
    const { docs } = await payload.findGlobalVersions({
      slug: subject.global,
      where: notSnapshot,
      ...newestFirst,
    });
    return docs as Version[];
  }
  const { docs } = await payload.findVersions({
    collection: subject.collection,
    where: { and: [{ parent: { equals: subject.id } }, notSnapshot] },
    ...newestFirst,
  });
  return docs as Version[];
}

function fieldsOf(payload: Payload, subject: HistorySubject): FlattenedField[] {
  if ("global" in subject) {
    const global = payload.config.globals.find(({ slug }) => slug === subject.global);
    return global?.flattenedFields ?? [];
  }
  return payload.collections[subject.collection].config.flattenedFields;
}

/**
 * Reads the history of collections without versions, such as media, from the audit log: it names the changed
 * fields only.
 */
async function readActs(
  payload: Payload,
  { collection, id }: Extract<HistorySubject, { collection: CollectionSlug }>,
  language: string,
): Promise<HistoryEntry[]> {
  const acts = await database(payload)
    .select({
      id: audit_log.id,
      at: audit_log.createdAt,
      action: audit_log.action,
      after: audit_log.after,
      name: staff.name,
    })
    .from(audit_log)
    .leftJoin(staff, sql`${staff.id}::text = ${audit_log.actorId}`)
    .where(and(eq(audit_log.targetKind, "content"), eq(audit_log.targetId, `${collection}/${id}`)))
    .orderBy(desc(audit_log.createdAt), desc(audit_log.id))
    .limit(maxEntries);
  const { flattenedFields } = payload.collections[collection].config;
  return acts.map(({ id: versionId, at, action, after, name }) => {
    const changed = new Set(Object.keys((after ?? {}) as object));
    const places = flattenedFields
      .filter((field) => changed.has(field.name))
      .map((field) => placeInWords([{ label: labelOf(field) }], language));
    const isFirst = action === "content.create";
    return {
      versionId,
      at: new Date(at),
      staffName: name ?? undefined,
      act: "saved",
      changes: isFirst ? [] : places,
      isFirst,
    };
  });
}

/** Lists who changed what in a document and when, newest first, with fields named by their form labels. */
export async function readHistory(
  payload: Payload,
  subject: HistorySubject,
  language: string,
): Promise<HistoryEntry[]> {
  if ("collection" in subject && !payload.collections[subject.collection].config.versions) {
    return readActs(payload, subject, language);
  }
  const versions = await readVersions(payload, subject);
  const ids = versions.map(({ id }) => String(id));
  const authors =
    ids.length > 0
      ? await database(payload)
          .select({ versionId: documentChanges.versionId, name: documentChanges.staffName })
          .from(documentChanges)
          .where(inArray(documentChanges.versionId, ids))
      : [];
  const names = new Map(authors.map(({ versionId, name }) => [versionId, name]));
  const fields = fieldsOf(payload, subject);
  const places = versions.map(({ version }) =>
    placesIn(fields, version as Record<string, unknown>),
  );
  return versions.slice(0, maxEntries).map(({ id, updatedAt, version }, index) => {
    const before = places[index + 1];
    const changes = before ? changesBetween(before, places[index] ?? []) : [];
    const { _status: status } = version as { _status?: unknown };
    return {
      versionId: String(id),
      at: new Date(updatedAt),
      staffName: names.get(String(id)),
      act: status === "published" ? "published" : "draft",
      changes: [...new Set(changes.map((change) => changeInWords(change, language)))],
      isFirst: before === undefined,
    };
  });
}
