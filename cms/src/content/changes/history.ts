import { inArray } from "drizzle-orm";
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from "payload";
import { database } from "../../ground/database.ts";
import { documentChanges } from "../../ground/own-tables.ts";
import { changesBetween, placesIn } from "./places.ts";
import { changeInWords } from "./words.ts";

export type HistorySubject = { collection: CollectionSlug; id: string } | { global: GlobalSlug };

export interface HistoryEntry {
  versionId: string;
  at: Date;
  /** Who saved it; undefined of what the software wrote, and of what is older than this history. */
  staffName: string | undefined;
  isPublished: boolean;
  /** "Seção 2, Abertura: Título"; none of the oldest that is kept. */
  changes: string[];
  isFirst: boolean;
}

const mostEntries = 20;

interface Version {
  id: unknown;
  updatedAt: string;
  version: object;
}

/** One more than is shown: what the oldest shown is compared with. */
const newestFirst = {
  depth: 0,
  limit: mostEntries + 1,
  locale: "all",
  pagination: false,
  sort: "-updatedAt",
} as const;
/** Of a publish in one language Payload also keeps the others' drafts. */
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

/** Who changed what of a document, when: newest first, in the words of its form. */
export async function readHistory(
  payload: Payload,
  subject: HistorySubject,
  language: string,
): Promise<HistoryEntry[]> {
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
  return versions.slice(0, mostEntries).map(({ id, updatedAt, version }, index) => {
    const before = places[index + 1];
    const changes = before ? changesBetween(before, places[index] ?? []) : [];
    const { _status: status } = version as { _status?: unknown };
    return {
      versionId: String(id),
      at: new Date(updatedAt),
      staffName: names.get(String(id)),
      isPublished: status === "published",
      changes: [...new Set(changes.map((change) => changeInWords(change, language)))],
      isFirst: before === undefined,
    };
  });
}
