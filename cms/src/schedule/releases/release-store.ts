import {
  locales,
  type PreviewDocumentRef,
  type Release,
  type ReleaseDocumentRequest,
  releaseScheduleKind,
} from "contracts";
import { and, asc, countDistinct, desc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import { createLocalReq, type Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { releaseItems, releases, schedules } from "../../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { lockDocument } from "../draft-content.ts";
import { findChangedSchedules, storeMissingSnapshots } from "../schedule-snapshots.ts";
import {
  createScheduleAuditTarget,
  getScheduleAction,
  type StoredSchedule,
  toDocumentRef,
} from "../schedule-store.ts";

export type StoredRelease = typeof releases.$inferSelect;
export type ReleaseItem = typeof releaseItems.$inferSelect;

/** Maximum number of items. A release is published in one transaction, so the locks of all items last until its end. */
export const maxReleaseItems = 50;

/** Returns the unpublished releases, newest first. Each release contains only its items for the given document. */
export async function listOpenReleases(
  payload: Payload,
  { kind, id }: PreviewDocumentRef,
): Promise<Release[]> {
  const isOfDocument = and(
    eq(releaseItems.releaseId, releases.id),
    eq(releaseItems.kind, kind),
    sql`${releaseItems.documentId} is not distinct from ${id ?? null}`,
  );
  const rows = await database(payload)
    .select({ release: releases, member: releaseItems })
    .from(releases)
    .leftJoin(releaseItems, isOfDocument)
    .where(eq(releases.state, "open"))
    .orderBy(desc(releases.createdAt), asc(releaseItems.addedAt))
    .limit(200);
  const itemIds = rows.flatMap(({ member }) => member?.id ?? []);
  const changed = await findChangedSchedules(database(payload), itemIds);
  const byId = new Map<string, Release>();
  for (const { release, member } of rows) {
    const known = byId.get(release.id) ?? { id: release.id, name: release.name, members: [] };
    if (member) {
      const locale = locales.find((each) => each === member.locale) ?? null;
      known.members.push({
        id: member.id,
        action: getScheduleAction(member),
        locale,
        changed: changed.get(member.id) ?? null,
      });
    }
    byId.set(release.id, known);
  }
  return [...byId.values()];
}

/** A release with the number of its items, for the list of releases. */
export interface ListedRelease {
  release: StoredRelease;
  count: number;
  /** Time for which the release is scheduled; null without a schedule. */
  dueAt: string | null;
}

export async function listReleases(db: Database): Promise<ListedRelease[]> {
  const isWaiting = and(
    eq(schedules.kind, releaseScheduleKind),
    eq(schedules.documentId, releases.id),
    eq(schedules.state, "waiting"),
  );
  return db
    .select({
      release: releases,
      count: countDistinct(releaseItems.id),
      dueAt: max(schedules.dueAt),
    })
    .from(releases)
    .leftJoin(releaseItems, eq(releaseItems.releaseId, releases.id))
    .leftJoin(schedules, isWaiting)
    .groupBy(releases.id)
    .orderBy(desc(releases.state), desc(releases.publishedAt), desc(releases.createdAt))
    .limit(100);
}

/** User who changes the items of a release. */
export interface ReleaseEditor {
  actor: Actor;
  /** True for editors. Only editors may change a scheduled release, because the change determines what is published. */
  isEditor: boolean;
}

function targetIs(releaseId: string) {
  return createScheduleAuditTarget({ kind: releaseScheduleKind, documentId: releaseId });
}

export async function createRelease(
  payload: Payload,
  { name, actor }: { name: string; actor: Actor },
): Promise<Release> {
  const id = createId();
  await inTransaction(payload, async (transaction) => {
    await transaction.insert(releases).values({ id, name, staffId: actor.id });
    const act = { actor, action: "release.create", target: targetIs(id) } as const;
    await recordAuditEntry(transaction, { ...act, after: { name } });
  });
  return { id, name, members: [] };
}

export async function findRelease(db: Database, id: string): Promise<StoredRelease | undefined> {
  const [found] = await db.select().from(releases).where(eq(releases.id, id));
  return found;
}

/** Returns a release and locks it until the transaction ends, so that no item is added during its publish. */
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

/** Returns the items. Unpublishes come first, because they may free a URL that another item needs. */
export async function listReleaseItems(db: Database, releaseId: string): Promise<ReleaseItem[]> {
  return db
    .select()
    .from(releaseItems)
    .where(eq(releaseItems.releaseId, releaseId))
    .orderBy(desc(releaseItems.action), asc(releaseItems.addedAt), asc(releaseItems.id));
}

/** Returns the waiting or failed schedule of a release. A release has at most one such schedule. */
export async function findReleaseSchedule(
  db: Database,
  releaseId: string,
): Promise<StoredSchedule | undefined> {
  const [plan] = await db
    .select()
    .from(schedules)
    .where(and(isScheduleOfRelease(releaseId), sql`${schedules.state} <> 'done'`))
    .orderBy(desc(schedules.createdAt))
    .limit(1);
  return plan;
}

export function isScheduleOfRelease(releaseId: string) {
  return and(eq(schedules.kind, releaseScheduleKind), eq(schedules.documentId, releaseId));
}

type Change = { ok: true } | { ok: false; code: "not-found" | "forbidden" | "full" };

/** Locks a release to change its items. */
async function lockForChange(
  transaction: Database,
  releaseId: string,
  { isEditor }: ReleaseEditor,
): Promise<{ ok: true; release: StoredRelease } | { ok: false; code: "not-found" | "forbidden" }> {
  const release = await lockRelease(transaction, releaseId);
  if (release?.state !== "open") {
    return { ok: false, code: "not-found" };
  }
  const isPlanned = (await findReleaseSchedule(transaction, releaseId))?.state === "waiting";
  return isPlanned && !isEditor ? { ok: false, code: "forbidden" } : { ok: true, release };
}

/** Returns the values of an item that the audit log records. */
function auditValues(member: Pick<ReleaseItem, "kind" | "documentId" | "action" | "locale">) {
  const { kind, documentId, action, locale } = member;
  const document = createScheduleAuditTarget({ kind, documentId }).id;
  return { document, action, locale };
}

/**
 * Adds a document's draft to a release. An item of the same document for the same language, or for all languages, is
 * replaced.
 */
export async function addReleaseItem(
  payload: Payload,
  releaseId: string,
  {
    request: { kind, id, action, locale },
    ...by
  }: ReleaseEditor & { request: ReleaseDocumentRequest },
): Promise<Change> {
  const req = await createLocalReq({}, payload);
  const documentId = id ?? null;
  const subject = toDocumentRef({ kind, documentId });
  return inTransaction(payload, async (transaction): Promise<Change> => {
    const held = await lockForChange(transaction, releaseId, by);
    if (!held.ok) {
      return held;
    }
    await lockDocument(transaction, subject);
    await transaction
      .delete(releaseItems)
      .where(
        and(
          eq(releaseItems.releaseId, releaseId),
          eq(releaseItems.kind, kind),
          sql`${releaseItems.documentId} is not distinct from ${documentId}`,
          locale === null
            ? undefined
            : or(eq(releaseItems.locale, locale), isNull(releaseItems.locale)),
        ),
      );
    if ((await listReleaseItems(transaction, releaseId)).length >= maxReleaseItems) {
      return { ok: false, code: "full" };
    }
    const member = { id: createId(), releaseId, kind, documentId, action, locale };
    await transaction.insert(releaseItems).values(member);
    await storeMissingSnapshots({ req, db: transaction }, subject);
    const act = { actor: by.actor, action: "release.add", target: targetIs(releaseId) } as const;
    await recordAuditEntry(transaction, { ...act, after: auditValues(member) });
    return { ok: true };
  });
}

export async function removeReleaseItem(
  payload: Payload,
  { id, releaseId, ...by }: ReleaseEditor & { id: string; releaseId: string },
): Promise<Change> {
  return inTransaction(payload, async (transaction): Promise<Change> => {
    const held = await lockForChange(transaction, releaseId, by);
    if (!held.ok) {
      return held;
    }
    const [removed] = await transaction
      .delete(releaseItems)
      .where(and(eq(releaseItems.id, id), eq(releaseItems.releaseId, releaseId)))
      .returning();
    if (!removed) {
      return { ok: false, code: "not-found" };
    }
    const target = targetIs(releaseId);
    const act = { actor: by.actor, action: "release.take-out", target } as const;
    await recordAuditEntry(transaction, { ...act, before: auditValues(removed) });
    return { ok: true };
  });
}

/** Deletes an unpublished release. The documents of the release do not change. */
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
      .where(and(isScheduleOfRelease(id), inArray(schedules.state, ["waiting", "failed"])));
    await transaction.delete(releases).where(eq(releases.id, id));
    const act = { actor, action: "release.remove", target: targetIs(id) } as const;
    await recordAuditEntry(transaction, { ...act, before: { name: release.name } });
    return true;
  });
}
