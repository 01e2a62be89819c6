import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from "payload";
import { audit_log, staff } from "../payload-schema.ts";
import { documentChanges } from "../platform/app-tables.ts";
import { database } from "../platform/database.ts";
import { compareFieldValues, getFieldLabel, listFieldValues } from "./field-values.ts";
import { formatChange, formatFieldPath } from "./format-change.ts";

export type HistoryDocumentRef =
  | { collection: CollectionSlug; id: string }
  | { global: GlobalSlug };

export interface HistoryEntry {
  versionId: string;
  at: Date;
  /** Name of the user who saved; undefined for saves by the software, and for saves before this history existed. */
  staffName: string | undefined;
  act: "published" | "unpublished" | "draft" | "saved";
  /** Language that was published or unpublished; undefined if all languages were. */
  locale?: string | undefined;
  /** Descriptions of the changes, such as "Seção 2, Abertura: Título"; empty for the oldest stored version. */
  changes: string[];
  isFirst: boolean;
}

const maxEntries = 20;

interface SavedState {
  /** Id of the version. */
  id: string;
  updatedAt: string;
  isPublished: boolean;
  /** The draft after the save, in all languages. */
  draft: object;
}

interface Version {
  id: unknown;
  updatedAt: string;
  version: { _status?: unknown; updatedAt?: unknown };
  snapshot?: boolean | null;
}

/**
 * Query for the newest versions. Reads one version more than the history shows, with which the oldest entry is
 * compared. The limit is doubled, because each publish may also store a snapshot of the draft.
 */
const newestFirst = {
  depth: 0,
  limit: 2 * (maxEntries + 1),
  locale: "all",
  pagination: false,
  sort: "-updatedAt",
} as const;

/**
 * Returns the state of the draft after each save. After a publish of one language, the state is the snapshot with the
 * same date. Payload stores the unpublished drafts of the other languages in this snapshot (date-snapshot.ts).
 */
async function readStates(payload: Payload, subject: HistoryDocumentRef): Promise<SavedState[]> {
  const { docs } =
    "global" in subject
      ? await payload.findGlobalVersions({ slug: subject.global, ...newestFirst })
      : await payload.findVersions({
          collection: subject.collection,
          where: { parent: { equals: subject.id } },
          ...newestFirst,
        });
  const versions = docs as Version[];
  const drafts = new Map(
    versions.flatMap(({ snapshot, version }) => (snapshot ? [[version.updatedAt, version]] : [])),
  );
  return versions
    .filter(({ snapshot }) => !snapshot)
    .map(({ id, updatedAt, version }) => ({
      id: String(id),
      updatedAt,
      isPublished: version._status === "published",
      draft: drafts.get(version.updatedAt) ?? version,
    }));
}

function fieldsOf(payload: Payload, subject: HistoryDocumentRef): FlattenedField[] {
  if ("global" in subject) {
    const global = payload.config.globals.find(({ slug }) => slug === subject.global);
    return global?.flattenedFields ?? [];
  }
  return payload.collections[subject.collection].config.flattenedFields;
}

/**
 * Reads the history of collections without versions, such as media, from the audit log. The audit log contains only the
 * names of the changed fields.
 */
async function readAuditedChanges(
  payload: Payload,
  { collection, id }: Extract<HistoryDocumentRef, { collection: CollectionSlug }>,
  language: string,
): Promise<HistoryEntry[]> {
  const auditEntries = await database(payload)
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
  return auditEntries.map(({ id: versionId, at, action, after, name }) => {
    const changed = new Set(Object.keys((after ?? {}) as object));
    const labels = flattenedFields
      .filter((field) => changed.has(field.name))
      .map((field) => formatFieldPath([{ label: getFieldLabel(field) }], language));
    const isFirst = action === "content.create";
    return {
      versionId,
      at: new Date(at),
      staffName: name ?? undefined,
      act: "saved",
      changes: isFirst ? [] : labels,
      isFirst,
    };
  });
}

type Author = Pick<
  typeof documentChanges.$inferSelect,
  "versionId" | "isUnpublished" | "locale"
> & {
  name: string;
};

async function authorsOf(payload: Payload, ids: string[]): Promise<Map<string, Author>> {
  const found =
    ids.length > 0
      ? await database(payload)
          .select({
            versionId: documentChanges.versionId,
            name: documentChanges.staffName,
            isUnpublished: documentChanges.isUnpublished,
            locale: documentChanges.locale,
          })
          .from(documentChanges)
          .where(inArray(documentChanges.versionId, ids))
      : [];
  return new Map(found.map((author) => [author.versionId, author]));
}

/** Lists the changes of a document with author and time, newest first. Names fields by their labels in the form. */
export async function readHistory(
  payload: Payload,
  subject: HistoryDocumentRef,
  language: string,
): Promise<HistoryEntry[]> {
  if ("collection" in subject && !payload.collections[subject.collection].config.versions) {
    return readAuditedChanges(payload, subject, language);
  }
  const states = await readStates(payload, subject);
  const authors = await authorsOf(
    payload,
    states.map(({ id }) => id),
  );
  const fields = fieldsOf(payload, subject);
  const values = states.map(({ draft }) => listFieldValues(fields, { ...draft }));
  // Finds drafts that were saved only because a language was unpublished, and omits them from the history. Such a draft
  // preserves the URL, which the unpublished version does not contain.
  const draftsOfUnpublish = new Set(
    states
      .filter(({ id, isPublished }, index) => {
        const before = states[index + 1];
        const isUnpublish = before?.isPublished && authors.get(before.id)?.isUnpublished;
        return isUnpublish && !isPublished && !authors.has(id);
      })
      .map(({ id }) => id),
  );
  const entries = states.map(({ id, updatedAt, isPublished }, index): HistoryEntry => {
    const before = values[index + 1];
    const changes = before ? compareFieldValues(before, values[index] ?? []) : [];
    const author = authors.get(id);
    const isDraft = !(isPublished || author?.isUnpublished);
    return {
      versionId: id,
      at: new Date(updatedAt),
      staffName: author?.name,
      act: author?.isUnpublished ? "unpublished" : isPublished ? "published" : "draft",
      locale: isDraft ? undefined : author?.locale || undefined,
      changes: [...new Set(changes.map((change) => formatChange(change, language)))],
      isFirst: before === undefined,
    };
  });
  // Omits drafts that were saved without a change.
  return entries
    .filter(({ act, changes, isFirst }) => act !== "draft" || changes.length > 0 || isFirst)
    .filter(({ versionId }) => !draftsOfUnpublish.has(versionId))
    .slice(0, maxEntries);
}
