import {
  locales,
  type PreviewSubject,
  type Release,
  type ReleaseMemberRequest,
  releaseKind,
} from "contracts";
import { and, asc, countDistinct, desc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import { createLocalReq, type Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { releaseMembers, releases, schedules } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { lockDocument } from "../draft-content.ts";
import { changedPlans, snapshotPlans } from "../plan-snapshots.ts";
import { actionOf, type StoredSchedule, subjectOf, targetOf } from "../schedule-store.ts";

export type StoredRelease = typeof releases.$inferSelect;
export type StoredMember = typeof releaseMembers.$inferSelect;

/** Maximum number of members. A release is published in one transaction, which holds all its locks until the end. */
export const maxMembers = 50;

/** Returns the unpublished releases, newest first, each with its members for one document. */
export async function openReleases(
  payload: Payload,
  { kind, id }: PreviewSubject,
): Promise<Release[]> {
  const isOfDocument = and(
    eq(releaseMembers.releaseId, releases.id),
    eq(releaseMembers.kind, kind),
    sql`${releaseMembers.documentId} is not distinct from ${id ?? null}`,
  );
  const rows = await database(payload)
    .select({ release: releases, member: releaseMembers })
    .from(releases)
    .leftJoin(releaseMembers, isOfDocument)
    .where(eq(releases.state, "open"))
    .orderBy(desc(releases.createdAt), asc(releaseMembers.addedAt))
    .limit(200);
  const memberIds = rows.flatMap(({ member }) => member?.id ?? []);
  const changed = await changedPlans(database(payload), memberIds);
  const byId = new Map<string, Release>();
  for (const { release, member } of rows) {
    const known = byId.get(release.id) ?? { id: release.id, name: release.name, members: [] };
    if (member) {
      const locale = locales.find((each) => each === member.locale) ?? null;
      known.members.push({
        id: member.id,
        action: actionOf(member),
        locale,
        changed: changed.get(member.id) ?? null,
      });
    }
    byId.set(release.id, known);
  }
  return [...byId.values()];
}

/** A release with its size, for the list of releases. */
export interface ListedRelease {
  release: StoredRelease;
  count: number;
  /** Time for which the release is scheduled. */
  dueAt: string | null;
}

export async function listReleases(db: Database): Promise<ListedRelease[]> {
  const isWaiting = and(
    eq(schedules.kind, releaseKind),
    eq(schedules.documentId, releases.id),
    eq(schedules.state, "waiting"),
  );
  return db
    .select({
      release: releases,
      count: countDistinct(releaseMembers.id),
      dueAt: max(schedules.dueAt),
    })
    .from(releases)
    .leftJoin(releaseMembers, eq(releaseMembers.releaseId, releases.id))
    .leftJoin(schedules, isWaiting)
    .groupBy(releases.id)
    .orderBy(desc(releases.state), desc(releases.publishedAt), desc(releases.createdAt))
    .limit(100);
}

/** User who changes the members of a release. */
export interface Changer {
  actor: Actor;
  /** Only editors may change a scheduled release, because the change determines what is published. */
  isEditor: boolean;
}

function targetIs(releaseId: string) {
  return targetOf({ kind: releaseKind, documentId: releaseId });
}

export async function createRelease(
  payload: Payload,
  { name, actor }: { name: string; actor: Actor },
): Promise<Release> {
  const id = createId();
  await inTransaction(payload, async (transaction) => {
    await transaction.insert(releases).values({ id, name, staffId: actor.id });
    const act = { actor, action: "release.create", target: targetIs(id) } as const;
    await recordAct(transaction, { ...act, after: { name } });
  });
  return { id, name, members: [] };
}

export async function releaseOf(db: Database, id: string): Promise<StoredRelease | undefined> {
  const [found] = await db.select().from(releases).where(eq(releases.id, id));
  return found;
}

/** Returns a release and locks it until the transaction ends, so that no member is added during its publish. */
export async function lockRelease(
  transaction: Database,
  id: string,
): Promise<StoredRelease | undefined> {
  const [found] = await transaction
    .select()
    .from(releases)
    .where(eq(releases.id, id))
    .for("update");
  return found;
}

/** Returns the members. Those to unpublish come first, because they may free a URL that another member needs. */
export async function membersOf(db: Database, releaseId: string): Promise<StoredMember[]> {
  return db
    .select()
    .from(releaseMembers)
    .where(eq(releaseMembers.releaseId, releaseId))
    .orderBy(desc(releaseMembers.action), asc(releaseMembers.addedAt), asc(releaseMembers.id));
}

/** Returns the schedule of a release that is waiting or failed; there is at most one. */
export async function planOf(db: Database, releaseId: string): Promise<StoredSchedule | undefined> {
  const [plan] = await db
    .select()
    .from(schedules)
    .where(and(isTimeOf(releaseId), sql`${schedules.state} <> 'done'`))
    .orderBy(desc(schedules.createdAt))
    .limit(1);
  return plan;
}

export function isTimeOf(releaseId: string) {
  return and(eq(schedules.kind, releaseKind), eq(schedules.documentId, releaseId));
}

type Change = { ok: true } | { ok: false; code: "not-found" | "forbidden" | "full" };

/** Locks a release to change its members. */
async function holdToChange(
  transaction: Database,
  releaseId: string,
  { isEditor }: Changer,
): Promise<{ ok: true; release: StoredRelease } | { ok: false; code: "not-found" | "forbidden" }> {
  const release = await lockRelease(transaction, releaseId);
  if (release?.state !== "open") {
    return { ok: false, code: "not-found" };
  }
  const isPlanned = (await planOf(transaction, releaseId))?.state === "waiting";
  return isPlanned && !isEditor ? { ok: false, code: "forbidden" } : { ok: true, release };
}

/** Returns a member's data for the audit log. */
function said(member: Pick<StoredMember, "kind" | "documentId" | "action" | "locale">) {
  const { kind, documentId, action, locale } = member;
  const document = targetOf({ kind, documentId }).id;
  return { document, action, locale };
}

/** Adds a document's draft to a release. Replaces the document's member for the same language, or for all languages. */
export async function addMember(
  payload: Payload,
  releaseId: string,
  { request: { kind, id, action, locale }, ...by }: Changer & { request: ReleaseMemberRequest },
): Promise<Change> {
  const req = await createLocalReq({}, payload);
  const documentId = id ?? null;
  const subject = subjectOf({ kind, documentId });
  return inTransaction(payload, async (transaction): Promise<Change> => {
    const held = await holdToChange(transaction, releaseId, by);
    if (!held.ok) {
      return held;
    }
    await lockDocument(transaction, subject);
    await transaction
      .delete(releaseMembers)
      .where(
        and(
          eq(releaseMembers.releaseId, releaseId),
          eq(releaseMembers.kind, kind),
          sql`${releaseMembers.documentId} is not distinct from ${documentId}`,
          locale === null
            ? undefined
            : or(eq(releaseMembers.locale, locale), isNull(releaseMembers.locale)),
        ),
      );
    if ((await membersOf(transaction, releaseId)).length >= maxMembers) {
      return { ok: false, code: "full" };
    }
    const member = { id: createId(), releaseId, kind, documentId, action, locale };
    await transaction.insert(releaseMembers).values(member);
    await snapshotPlans({ req, db: transaction }, subject);
    const act = { actor: by.actor, action: "release.add", target: targetIs(releaseId) } as const;
    await recordAct(transaction, { ...act, after: said(member) });
    return { ok: true };
  });
}

export async function removeMember(
  payload: Payload,
  { id, releaseId, ...by }: Changer & { id: string; releaseId: string },
): Promise<Change> {
  return inTransaction(payload, async (transaction): Promise<Change> => {
    const held = await holdToChange(transaction, releaseId, by);
    if (!held.ok) {
      return held;
    }
    const [removed] = await transaction
      .delete(releaseMembers)
      .where(and(eq(releaseMembers.id, id), eq(releaseMembers.releaseId, releaseId)))
      .returning();
    if (!removed) {
      return { ok: false, code: "not-found" };
    }
    const target = targetIs(releaseId);
    const act = { actor: by.actor, action: "release.take-out", target } as const;
    await recordAct(transaction, { ...act, before: said(removed) });
    return { ok: true };
  });
}

/** Deletes an unpublished release; its documents do not change. */
export async function removeRelease(
  payload: Payload,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const release = await lockRelease(transaction, id);
    if (release?.state !== "open") {
      return false;
    }
    await transaction
      .delete(schedules)
      .where(and(isTimeOf(id), inArray(schedules.state, ["waiting", "failed"])));
    await transaction.delete(releases).where(eq(releases.id, id));
    const act = { actor, action: "release.remove", target: targetIs(id) } as const;
    await recordAct(transaction, { ...act, before: { name: release.name } });
    return true;
  });
}
