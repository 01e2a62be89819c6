import { type AddressedCollection, type Locale, sharedPreviewPath } from "contracts";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { type Database, database, inTransaction } from "../../ground/database.ts";
import { env } from "../../ground/env.ts";
import { previewLinks } from "../../ground/own-tables.ts";
import { createToken, tokenHash } from "../../ground/secret-token.ts";
import { staff } from "../../payload-schema.ts";

const hourMs = 60 * 60 * 1_000;

/** One document, in one language. */
export interface Shared {
  kind: AddressedCollection;
  id: string;
  locale: Locale;
}

interface NewLink extends Shared {
  hours: number;
  actor: Actor;
}

function targetOf({ kind, id }: Pick<Shared, "kind" | "id">) {
  return { kind: "content", id: `${kind}/${id}` } as const;
}

const iso = (instant: string) => new Date(instant).toISOString();

/** Lets whoever has the link see one draft in one language; sweeps those that are over. */
export async function createPreviewLink(
  payload: Payload,
  { kind, id, locale, hours, actor }: NewLink,
) {
  const token = createToken();
  const now = new Date();
  const link = {
    id: createId(),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + hours * hourMs).toISOString(),
  };
  await inTransaction(payload, async (transaction) => {
    await transaction.delete(previewLinks).where(lte(previewLinks.expiresAt, link.createdAt));
    await transaction.insert(previewLinks).values({
      ...link,
      tokenHash: tokenHash(token),
      collection: kind,
      documentId: id,
      locale,
      staffId: actor.id,
    });
    await recordAct(transaction, {
      actor,
      action: "preview.share",
      target: targetOf({ kind, id }),
      after: { locale, expiresAt: link.expiresAt },
    });
  });
  const url = env.PUBLIC_URL + sharedPreviewPath(token, locale);
  return { ...link, locale, createdBy: actor.email, url };
}

function areLive(instant: Date) {
  return gt(previewLinks.expiresAt, instant.toISOString());
}

/** The links of a document that still work, newest first. */
export async function listPreviewLinks(
  payload: Payload,
  { kind, id }: Pick<Shared, "kind" | "id">,
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

/** Ends a link; false when there is none. */
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
      await recordAct(transaction, {
        actor,
        action: "preview.revoke",
        target: targetOf(link as Shared),
        before: { locale: link.locale },
      });
    }
    return link !== undefined;
  });
}

/** What a link's token is good for; undefined when it is wrong, revoked or over. */
export async function sharedBy(
  db: Database,
  token: string,
): Promise<(Shared & { expiresAt: string }) | undefined> {
  const [link] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, tokenHash(token)), areLive(new Date())));
  return (
    link && {
      kind: link.collection as AddressedCollection,
      id: link.documentId,
      locale: link.locale as Locale,
      expiresAt: iso(link.expiresAt),
    }
  );
}
