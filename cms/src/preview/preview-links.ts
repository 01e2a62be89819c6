import { type AddressedCollection, type Locale, sharedPreviewPath } from "contracts";
import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { staff } from "../payload-schema.ts";
import { selectNewestTitle } from "../platform/admin/documents.ts";
import { previewLinks } from "../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { createSecretToken, hashToken } from "../platform/secret-token.ts";

const hourMs = 60 * 60 * 1_000;

/** Maximum number of valid links per document. */
export const maxLinksPerDocument = 20;
/** Maximum number of valid links per creator. */
export const maxLinksPerPerson = 50;

/**
 * Number of the advisory lock that serialises the creation of links, so that the maximums are never exceeded. Must
 * differ from the numbers of all other locks.
 */
const linksLock = 711_032;

/** A document in one language. */
export interface SharedDraft {
  kind: AddressedCollection;
  id: string;
  locale: Locale;
}

interface NewLink extends SharedDraft {
  hours: number;
  actor: Actor;
}

function targetOf({ kind, id }: Pick<SharedDraft, "kind" | "id">) {
  return { kind: "content", id: `${kind}/${id}` } as const;
}

const iso = (instant: string) => new Date(instant).toISOString();

async function isFull(
  transaction: Database,
  { kind, id, actor }: Pick<NewLink, "kind" | "id" | "actor">,
): Promise<boolean> {
  const ofDocument = and(eq(previewLinks.collection, kind), eq(previewLinks.documentId, id));
  return (
    (await transaction.$count(previewLinks, ofDocument)) >= maxLinksPerDocument ||
    (await transaction.$count(previewLinks, eq(previewLinks.staffId, actor.id))) >=
      maxLinksPerPerson
  );
}

/**
 * Creates a link that shows one draft in one language to anyone, and deletes expired links. Returns undefined if the
 * document or the user already has the maximum number of links.
 */
export async function createPreviewLink(
  payload: Payload,
  { kind, id, locale, hours, actor }: NewLink,
) {
  const token = createSecretToken();
  const now = new Date();
  const link = {
    id: createId(),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + hours * hourMs).toISOString(),
  };
  const isCreated = await inTransaction(payload, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${linksLock})`);
    await transaction.delete(previewLinks).where(lte(previewLinks.expiresAt, link.createdAt));
    if (await isFull(transaction, { kind, id, actor })) {
      return false;
    }
    await transaction.insert(previewLinks).values({
      ...link,
      tokenHash: hashToken(token),
      collection: kind,
      documentId: id,
      locale,
      staffId: actor.id,
    });
    await recordAuditEntry(transaction, {
      actor,
      action: "preview.share",
      target: targetOf({ kind, id }),
      after: { locale, expiresAt: link.expiresAt },
    });
    return true;
  });
  if (!isCreated) {
    return undefined;
  }
  const url = env.PUBLIC_URL + sharedPreviewPath(token, locale);
  return { ...link, locale, createdBy: actor.email, url };
}

const isByOpenAccount = and(eq(staff.id, previewLinks.staffId), isNull(staff.disabledAt));

const documentOfLink = sql<string>`${previewLinks.collection} || '/' || ${previewLinks.documentId}`;

function areLive(instant: Date) {
  return gt(previewLinks.expiresAt, instant.toISOString());
}

/** Returns the valid links of a document, newest first. */
export async function listPreviewLinks(
  payload: Payload,
  { kind, id }: Pick<SharedDraft, "kind" | "id">,
) {
  const rows = await database(payload)
    .select({
      id: previewLinks.id,
      locale: previewLinks.locale,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
      createdBy: staff.name,
    })
    .from(previewLinks)
    .leftJoin(staff, eq(staff.id, previewLinks.staffId))
    .where(
      and(eq(previewLinks.collection, kind), eq(previewLinks.documentId, id), areLive(new Date())),
    )
    .orderBy(desc(previewLinks.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    expiresAt: iso(row.expiresAt),
  }));
}

/** Maximum number of links on the screen that lists all links. */
const maxListed = 1_000;

/** Returns all valid links, newest first. */
export async function listAllPreviewLinks(db: Database, max = maxListed) {
  return db
    .select({
      id: previewLinks.id,
      document: documentOfLink,
      title: selectNewestTitle(documentOfLink),
      locale: previewLinks.locale,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
      createdBy: staff.name,
    })
    .from(previewLinks)
    .innerJoin(staff, isByOpenAccount)
    .where(areLive(new Date()))
    .orderBy(desc(previewLinks.createdAt))
    .limit(max);
}

/** Revokes the links of a user who loses the account or the role with which the links were created. */
export async function revokePreviewLinksOfStaff(
  transaction: Database,
  { staffId, actor }: { staffId: string; actor: Actor },
): Promise<void> {
  const ended = await transaction
    .delete(previewLinks)
    .where(eq(previewLinks.staffId, staffId))
    .returning({
      kind: previewLinks.collection,
      id: previewLinks.documentId,
      locale: previewLinks.locale,
    });
  for (const link of ended) {
    await recordAuditEntry(transaction, {
      actor,
      action: "preview.revoke",
      target: targetOf(link as SharedDraft),
      before: { locale: link.locale },
    });
  }
}

/** Revokes a link; returns false if there is none. */
export async function revokePreviewLink(
  payload: Payload,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [link] = await transaction.delete(previewLinks).where(eq(previewLinks.id, id)).returning({
      kind: previewLinks.collection,
      id: previewLinks.documentId,
      locale: previewLinks.locale,
    });
    if (link) {
      await recordAuditEntry(transaction, {
        actor,
        action: "preview.revoke",
        target: targetOf(link as SharedDraft),
        before: { locale: link.locale },
      });
    }
    return link !== undefined;
  });
}

/**
 * Returns the document of a preview token; undefined if the token is wrong, revoked or expired, or its creator's
 * account is closed.
 */
export async function findSharedDraft(
  db: Database,
  token: string,
): Promise<(SharedDraft & { expiresAt: string }) | undefined> {
  const [link] = await db
    .select({
      collection: previewLinks.collection,
      documentId: previewLinks.documentId,
      locale: previewLinks.locale,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .innerJoin(staff, isByOpenAccount)
    .where(and(eq(previewLinks.tokenHash, hashToken(token)), areLive(new Date())));
  return (
    link && {
      kind: link.collection as AddressedCollection,
      id: link.documentId,
      locale: link.locale as Locale,
      expiresAt: iso(link.expiresAt),
    }
  );
}
