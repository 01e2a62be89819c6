import { randomUUID } from "node:crypto";
import {
  locales,
  type PreviewSubject,
  type Release,
  type ReleaseMemberRequest,
  releaseKind,
} from "contracts";
import { and, asc, countDistinct, desc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import type { Payload } from "payload";
import type { Actor } from "../../audit/audit.ts";
import { type Database, database, inTransaction } from "../../ground/database.ts";
import { releaseMembers, releases, schedules } from "../../ground/own-tables.ts";
import { actionOf, type StoredSchedule } from "../schedule-store.ts";

export type StoredRelease = typeof releases.$inferSelect;
export type StoredMember = typeof releaseMembers.$inferSelect;

/** All are published in one transaction, which holds what it locks until its end. */
export const mostMembers = 50;

/** Those that are not out yet, newest first, with what of a document is in them. */
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
  const byId = new Map<string, Release>();
  for (const { release, member } of rows) {
    const known = byId.get(release.id) ?? { id: release.id, name: release.name, members: [] };
    if (member) {
      const locale = locales.find((each) => each === member.locale) ?? null;
      known.members.push({ id: member.id, action: actionOf(member), locale });
    }
    byId.set(release.id, known);
  }
  return [...byId.values()];
}

/** A release with its size, for the list of them. */
export interface ListedRelease {
  release: StoredRelease;
  count: number;
  /** When it is to go out. */
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

export async function createRelease(
  payload: Payload,
  { name, actor }: { name: string; actor: Actor },
): Promise<Release> {
  const id = randomUUID();
  await database(payload).insert(releases).values({ id, name, staffId: actor.id });
  return { id, name, members: [] };
}

export async function releaseOf(db: Database, id: string): Promise<StoredRelease | undefined> {
  const [found] = await db.select().from(releases).where(eq(releases.id, id));
  return found;
}

/** Holds it for as long as the transaction lasts: nobody adds to what is being published. */
export async function holdRelease(
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

/** What takes off the site comes first: it may free an address that another member is to have. */
export async function membersOf(db: Database, releaseId: string): Promise<StoredMember[]> {
  return db
    .select()
    .from(releaseMembers)
    .where(eq(releaseMembers.releaseId, releaseId))
    .orderBy(desc(releaseMembers.action), asc(releaseMembers.addedAt), asc(releaseMembers.id));
}

/** The plan to publish it that waits or was refused: one at most. */
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

type Change = { ok: true } | { ok: false; code: "not-found" | "full" };

const missing = { ok: false, code: "not-found" } as const;

/** Adds a document's draft; what is there of it in that language, or in all, is taken out for it. */
export async function addMember(
  payload: Payload,
  releaseId: string,
  { kind, id, action, locale }: ReleaseMemberRequest,
): Promise<Change> {
  return inTransaction(payload, async (transaction): Promise<Change> => {
    if ((await holdRelease(transaction, releaseId))?.state !== "open") {
      return missing;
    }
    const documentId = id ?? null;
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
    if ((await membersOf(transaction, releaseId)).length >= mostMembers) {
      return { ok: false, code: "full" };
    }
    const member = { id: randomUUID(), releaseId, kind, documentId, action, locale };
    await transaction.insert(releaseMembers).values(member);
    return { ok: true };
  });
}

export async function removeMember(
  payload: Payload,
  { id, releaseId }: { id: string; releaseId: string },
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    if ((await holdRelease(transaction, releaseId))?.state !== "open") {
      return false;
    }
    const removed = await transaction
      .delete(releaseMembers)
      .where(and(eq(releaseMembers.id, id), eq(releaseMembers.releaseId, releaseId)))
      .returning({ id: releaseMembers.id });
    return removed.length > 0;
  });
}

/** Removes one that is not out; its documents stay as they are. */
export async function removeRelease(payload: Payload, id: string): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    if ((await holdRelease(transaction, id))?.state !== "open") {
      return false;
    }
    await transaction
      .delete(schedules)
      .where(and(isTimeOf(id), inArray(schedules.state, ["waiting", "failed"])));
    await transaction.delete(releases).where(eq(releases.id, id));
    return true;
  });
}
