import {
  type ChangedSince,
  type Locale,
  locales,
  type PreviewSubject,
  releaseKind,
} from "contracts";
import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { v7 as createId } from "uuid";
import { staff } from "../payload-schema.ts";
import {
  documentChanges,
  planSnapshots,
  releaseMembers,
  schedules,
} from "../platform/app-tables.ts";
import { type Database, database, databaseOf } from "../platform/database.ts";
import { isSameContent } from "../platform/publishing/language-states.ts";
import { type Content, findVersion, type StoredVersion } from "./draft-content.ts";
import { type StoredSchedule, subjectOf } from "./schedule-store.ts";

export type PlanSnapshot = typeof planSnapshots.$inferSelect;

/** Returns the languages that a schedule publishes. */
export function localesOfPlan({ locale }: Pick<PlanSnapshot, "locale">): readonly Locale[] {
  return locale === null ? locales : locales.filter((each) => each === locale);
}

/** Row of `plansWithout`: a publish that is waiting, or failed and may be moved to another time. */
interface OpenPlan {
  [column: string]: unknown;
  scheduleId: string | null;
  memberId: string | null;
  kind: string;
  documentId: string | null;
  locale: string | null;
  plannedAt: string;
}

/** SQL: scheduled publishes without a snapshot, of one document or of all documents. */
function plansWithout(subject: PreviewSubject | undefined): SQL {
  const isAbout = (table: SQL) =>
    subject
      ? sql`${table}.kind = ${subject.kind}
          and ${table}.document_id is not distinct from ${subject.id ?? null}::uuid`
      : sql`true`;
  return sql`
    select s.id as "scheduleId", null::uuid as "memberId", s.kind,
      s.document_id as "documentId", s.locale, s.created_at as "plannedAt"
    from ${schedules} s
    where s.kind <> ${releaseKind} and s.action = 'publish' and s.state in ('waiting', 'failed')
      and s.legal_version_id is null and ${isAbout(sql`s`)}
      and not exists (select from ${planSnapshots} p where p.schedule_id = s.id)
    union all
    select null, m.id, m.kind, m.document_id, m.locale, greatest(s.created_at, m.added_at)
    from ${releaseMembers} m
    join ${schedules} s on s.kind = ${releaseKind} and s.document_id = m.release_id
    where m.action = 'publish' and s.state = 'waiting' and ${isAbout(sql`m`)}
      and not exists (select from ${planSnapshots} p where p.member_id = m.id)`;
}

/**
 * Returns the newest version of a document, ignoring saves by writers after the schedule was created. Needed for
 * schedules of an earlier release, which get their snapshot later; others get it when they are created.
 */
async function approvedVersion(
  { req, db }: Within,
  subject: PreviewSubject,
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

interface Within {
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

/** Stores the snapshots of scheduled publishes that have none. */
export async function snapshotPlans(within: Within, about?: PreviewSubject): Promise<void> {
  const { req, db } = within;
  const { rows } = await db.execute<OpenPlan>(plansWithout(about));
  for (const { plannedAt, ...plan } of rows) {
    const subject = subjectOf(plan);
    const draft = await findVersion(req, subject);
    const approved = draft && ((await approvedVersion(within, subject, plannedAt)) ?? draft);
    if (approved) {
      const isSame = isSameContent(approved.content, draft.content, localesOfPlan(plan));
      const changed = isSame
        ? {}
        : { changedAt: draft.savedAt, changedBy: await authorOf(db, draft.id) };
      await db
        .insert(planSnapshots)
        .values({ id: createId(), ...plan, content: approved.content, ...changed })
        .onConflictDoNothing();
    }
  }
}

/** Stores the missing snapshots of all schedules, in a separate transaction. */
export async function snapshotOldPlans(payload: Payload): Promise<void> {
  await snapshotPlans({ req: await createLocalReq({}, payload), db: database(payload) });
}

function isOf(planId: string): SQL | undefined {
  return or(eq(planSnapshots.scheduleId, planId), eq(planSnapshots.memberId, planId));
}

/** Returns the snapshot of a schedule, or of a document in a planned release. */
export async function snapshotOf(db: Database, planId: string): Promise<PlanSnapshot | undefined> {
  const [found] = await db.select().from(planSnapshots).where(isOf(planId));
  return found;
}

/**
 * Returns the content that a schedule, or a document of a planned release, publishes; undefined stands for the
 * current draft.
 */
export async function approvedContent(
  req: PayloadRequest,
  planId: string | undefined,
): Promise<Content | undefined> {
  if (planId === undefined) {
    return undefined;
  }
  return (await snapshotOf(await databaseOf(req), planId))?.content;
}

function membersOf(db: Database, releaseId: string) {
  return db
    .select({ id: releaseMembers.id })
    .from(releaseMembers)
    .where(eq(releaseMembers.releaseId, releaseId));
}

/** Deletes the snapshots of a release. Without them, a publish uses the documents' current drafts. */
export async function deleteReleaseSnapshots(db: Database, releaseId: string): Promise<void> {
  await db.delete(planSnapshots).where(inArray(planSnapshots.memberId, membersOf(db, releaseId)));
}

/** Deletes the snapshot of a schedule that has run. */
export async function deleteSnapshots(
  db: Database,
  { id, kind, documentId }: Pick<StoredSchedule, "id" | "kind" | "documentId">,
): Promise<void> {
  await db.delete(planSnapshots).where(eq(planSnapshots.scheduleId, id));
  if (kind === releaseKind && documentId !== null) {
    await deleteReleaseSnapshots(db, documentId);
  }
}

/** Returns the snapshots of a document, and locks them until the transaction ends. */
export async function snapshotsOf(
  db: Database,
  { kind, id }: PreviewSubject,
): Promise<PlanSnapshot[]> {
  return db
    .select()
    .from(planSnapshots)
    .where(
      and(
        eq(planSnapshots.kind, kind),
        sql`${planSnapshots.documentId} is not distinct from ${id ?? null}`,
      ),
    )
    .orderBy(planSnapshots.id)
    .for("update");
}

/** Returns the changes that schedules do not publish, by the id of the schedule or release member. */
export async function changedPlans(
  db: Database,
  planIds: readonly string[],
): Promise<Map<string, ChangedSince>> {
  if (planIds.length === 0) {
    return new Map();
  }
  const ids = [...planIds];
  const rows = await db
    .select({
      scheduleId: planSnapshots.scheduleId,
      memberId: planSnapshots.memberId,
      at: planSnapshots.changedAt,
      by: staff.name,
    })
    .from(planSnapshots)
    .leftJoin(staff, eq(staff.id, planSnapshots.changedBy))
    .where(
      and(
        isNotNull(planSnapshots.changedAt),
        or(inArray(planSnapshots.scheduleId, ids), inArray(planSnapshots.memberId, ids)),
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
 * SQL: names of everyone who has changed a schedule's documents since the approval; null without changes. Column
 * names include their table, because drizzle omits it in queries of a single table.
 */
export const changedByOf = sql<string | null>`(
  select string_agg(distinct coalesce(c.name, '?'), ', ') from ${planSnapshots} p
  left join ${staff} c on c.id = p.changed_by
  where p.changed_at is not null and (p.schedule_id = ${schedules}.id or p.member_id in (
    select m.id from ${releaseMembers} m
    where ${schedules}.kind = ${releaseKind} and m.release_id = ${schedules}.document_id)))`;
