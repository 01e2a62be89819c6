import {
  type Locale,
  locales,
  type PreviewDocumentRef,
  releaseScheduleKind,
  type UnapprovedSave,
} from "contracts";
import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { v7 as createId } from "uuid";
import { staff } from "../payload-schema.ts";
import {
  documentChanges,
  releaseItems,
  scheduleSnapshots,
  schedules,
} from "../platform/app-tables.ts";
import { type Database, database, getRequestDatabase } from "../platform/database.ts";
import { isSameContent } from "../platform/publishing/language-states.ts";
import { type DocumentContent, findVersion, type StoredVersion } from "./draft-content.ts";
import { type StoredSchedule, toDocumentRef } from "./schedule-store.ts";

export type ScheduleSnapshot = typeof scheduleSnapshots.$inferSelect;

/** Returns the languages that a schedule publishes. */
export function getScheduleLocales({
  locale,
}: Pick<ScheduleSnapshot, "locale">): readonly Locale[] {
  return locale === null ? locales : locales.filter((each) => each === locale);
}

/**
 * Row of `schedulesWithoutSnapshot`: a publish that is waiting, or a failed publish that may be moved to another time.
 */
interface OpenPlan {
  [column: string]: unknown;
  scheduleId: string | null;
  memberId: string | null;
  kind: string;
  documentId: string | null;
  locale: string | null;
  plannedAt: string;
}

/** SQL: scheduled publishes without a snapshot. Selects those of one document, or those of all documents. */
function schedulesWithoutSnapshot(subject: PreviewDocumentRef | undefined): SQL {
  const isAbout = (table: SQL) =>
    subject
      ? sql`${table}.kind = ${subject.kind}
          and ${table}.document_id is not distinct from ${subject.id ?? null}::uuid`
      : sql`true`;
  return sql`
    select s.id as "scheduleId", null::uuid as "memberId", s.kind,
      s.document_id as "documentId", s.locale, s.created_at as "plannedAt"
    from ${schedules} s
    where s.kind <> ${releaseScheduleKind} and s.action = 'publish' and s.state in ('waiting', 'failed')
      and s.legal_version_id is null and ${isAbout(sql`s`)}
      and not exists (select from ${scheduleSnapshots} p where p.schedule_id = s.id)
    union all
    select null, m.id, m.kind, m.document_id, m.locale, greatest(s.created_at, m.added_at)
    from ${releaseItems} m
    join ${schedules} s on s.kind = ${releaseScheduleKind} and s.document_id = m.release_id
    where m.action = 'publish' and s.state = 'waiting' and ${isAbout(sql`m`)}
      and not exists (select from ${scheduleSnapshots} p where p.member_id = m.id)`;
}

/**
 * Returns the newest version of a document, ignoring saves by writers after the schedule was created. Used for
 * schedules of an earlier release of the software, which have no snapshot yet. Other schedules get their snapshot when
 * they are created.
 */
async function approvedVersion(
  { req, db }: SnapshotContext,
  subject: PreviewDocumentRef,
  plannedAt: string,
): Promise<StoredVersion | undefined> {
  const versions = sql.identifier(`_${subject.kind.replaceAll("-", "_")}_v`);
  const isAbout = subject.id === undefined ? sql`true` : sql`v.parent_id = ${subject.id}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from ${versions} v
    left join ${documentChanges} c on c.version_id = v.id
    left join ${staff} s on s.id = c.staff_id
    where ${isAbout} and (v.updated_at <= ${plannedAt}
      or (v.snapshot is not true and s.role is distinct from 'writer'))
    order by v.updated_at desc limit 1`);
  const [found] = rows;
  return found && findVersion(req, subject, { id: { equals: found.id } });
}

interface SnapshotContext {
  /** Request with which the draft is read. */
  req: PayloadRequest;
  /** Transaction in which the schedule is created. */
  db: Database;
}

async function authorOf(db: Database, versionId: string): Promise<string | null> {
  const [found] = await db
    .select({ staffId: documentChanges.staffId })
    .from(documentChanges)
    .where(eq(documentChanges.versionId, versionId));
  return found?.staffId ?? null;
}

/** Stores the missing snapshots of scheduled publishes, of one document or of all documents. */
export async function storeMissingSnapshots(
  within: SnapshotContext,
  about?: PreviewDocumentRef,
): Promise<void> {
  const { req, db } = within;
  const { rows } = await db.execute<OpenPlan>(schedulesWithoutSnapshot(about));
  for (const { plannedAt, ...plan } of rows) {
    const subject = toDocumentRef(plan);
    const draft = await findVersion(req, subject);
    const approved = draft && ((await approvedVersion(within, subject, plannedAt)) ?? draft);
    if (approved) {
      const isSame = isSameContent(approved.content, draft.content, getScheduleLocales(plan));
      const changed = isSame
        ? {}
        : { changedAt: draft.savedAt, changedBy: await authorOf(db, draft.id) };
      await db
        .insert(scheduleSnapshots)
        .values({ id: createId(), ...plan, content: approved.content, ...changed })
        .onConflictDoNothing();
    }
  }
}

/** Stores the missing snapshots of all schedules, in a separate transaction. */
export async function storeAllMissingSnapshots(payload: Payload): Promise<void> {
  await storeMissingSnapshots({ req: await createLocalReq({}, payload), db: database(payload) });
}

function isOf(planId: string): SQL | undefined {
  return or(eq(scheduleSnapshots.scheduleId, planId), eq(scheduleSnapshots.memberId, planId));
}

/** Returns the snapshot of a schedule, or of a document in a scheduled release. */
export async function findSnapshot(
  db: Database,
  planId: string,
): Promise<ScheduleSnapshot | undefined> {
  const [found] = await db.select().from(scheduleSnapshots).where(isOf(planId));
  return found;
}

/**
 * Returns the content that a schedule, or a document of a scheduled release, publishes. Returns undefined if the
 * current draft is published.
 */
export async function findApprovedContent(
  req: PayloadRequest,
  planId: string | undefined,
): Promise<DocumentContent | undefined> {
  if (planId === undefined) {
    return undefined;
  }
  return (await findSnapshot(await getRequestDatabase(req), planId))?.content;
}

function membersOf(db: Database, releaseId: string) {
  return db
    .select({ id: releaseItems.id })
    .from(releaseItems)
    .where(eq(releaseItems.releaseId, releaseId));
}

/** Deletes the snapshots of a release. Without snapshots, a publish uses the current drafts of the documents. */
export async function deleteReleaseSnapshots(db: Database, releaseId: string): Promise<void> {
  await db
    .delete(scheduleSnapshots)
    .where(inArray(scheduleSnapshots.memberId, membersOf(db, releaseId)));
}

/** Deletes the snapshots of a schedule that has run or is deleted. */
export async function deleteSnapshots(
  db: Database,
  { id, kind, documentId }: Pick<StoredSchedule, "id" | "kind" | "documentId">,
): Promise<void> {
  await db.delete(scheduleSnapshots).where(eq(scheduleSnapshots.scheduleId, id));
  if (kind === releaseScheduleKind && documentId !== null) {
    await deleteReleaseSnapshots(db, documentId);
  }
}

/** Returns the snapshots of a document, and locks them until the transaction ends. */
export async function lockSnapshots(
  db: Database,
  { kind, id }: PreviewDocumentRef,
): Promise<ScheduleSnapshot[]> {
  return db
    .select()
    .from(scheduleSnapshots)
    .where(
      and(
        eq(scheduleSnapshots.kind, kind),
        sql`${scheduleSnapshots.documentId} is not distinct from ${id ?? null}`,
      ),
    )
    .orderBy(scheduleSnapshots.id)
    .for("update");
}

/** Returns the changes that schedules do not publish, by the id of the schedule or release item. */
export async function findChangedSchedules(
  db: Database,
  planIds: readonly string[],
): Promise<Map<string, UnapprovedSave>> {
  if (planIds.length === 0) {
    return new Map();
  }
  const ids = [...planIds];
  const rows = await db
    .select({
      scheduleId: scheduleSnapshots.scheduleId,
      memberId: scheduleSnapshots.memberId,
      at: scheduleSnapshots.changedAt,
      by: staff.name,
    })
    .from(scheduleSnapshots)
    .leftJoin(staff, eq(staff.id, scheduleSnapshots.changedBy))
    .where(
      and(
        isNotNull(scheduleSnapshots.changedAt),
        or(inArray(scheduleSnapshots.scheduleId, ids), inArray(scheduleSnapshots.memberId, ids)),
      ),
    );
  return new Map(
    rows.map(({ scheduleId, memberId, at, by }) => [
      scheduleId ?? memberId ?? "",
      { by, at: new Date(at ?? 0).toISOString() },
    ]),
  );
}

/**
 * SQL: names of everyone who has changed a schedule's documents since the approval; null if nobody has.
 *
 * Column names include their table, because drizzle omits the table in queries of a single table.
 */
export const changedByNames = sql<string | null>`(
  select string_agg(distinct coalesce(c.name, '?'), ', ') from ${scheduleSnapshots} p
  left join ${staff} c on c.id = p.changed_by
  where p.changed_at is not null and (p.schedule_id = ${schedules}.id or p.member_id in (
    select m.id from ${releaseItems} m
    where ${schedules}.kind = ${releaseScheduleKind} and m.release_id = ${schedules}.document_id)))`;
