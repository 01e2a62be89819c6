import { eq, sql } from "drizzle-orm";
import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { legal } from "../../payload-schema.ts";
import { legalVersions, schedules } from "../../platform/app-tables.ts";
import { type Database, getRequestDatabase } from "../../platform/database.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { deleteQueuedMails } from "../../platform/mail/mail-queue.ts";
import { publishEvent } from "../../platform/publishing/publish-events.ts";
import {
  createLegalAuditTarget,
  getDraftTexts,
  putVersionInForce,
  readLegalDocument,
} from "./put-in-force.ts";
import { createTermsQueueKey } from "./recipients.ts";
import {
  findVersionInForce,
  getTextLocales,
  isUpcomingVersion,
  lockUpcomingVersion,
  readPublishedLegalTexts,
  type StoredVersion,
} from "./version-store.ts";

/** Number of minutes in which a version can be withdrawn before the first customer is notified. */
const undoMinutes = 10;

const refusals = {
  "not-published": label(
    "Este documento ainda não está no site. Publique a primeira versão pelo botão de sempre.",
    "This document is not on the site yet. Publish its first version with the usual button.",
    "Este documento todavía no está en el sitio. Publique la primera versión con el botón de siempre.",
  ),
  past: label(
    "Uma versão vale a partir de hoje ou de um dia que vem.",
    "A version takes effect today or on a day to come.",
    "Una versión entra en vigor hoy o un día futuro.",
  ),
  exists: label(
    "A versão deste dia já está em vigor. Para corrigi-la, publique o documento.",
    "The version of this day is in force already. To correct it, publish the document.",
    "La versión de este día ya está en vigor. Para corregirla, publique el documento.",
  ),
  coming: label(
    "Outra versão já está anunciada. Retire-a antes de anunciar esta, ou espere que ela entre em vigor.",
    "Another version has been announced. Take it back before announcing this one, or wait until it takes effect.",
    "Ya hay otra versión anunciada. Retírela antes de anunciar esta, o espere a que entre en vigor.",
  ),
} satisfies Record<string, Label>;

function refuse(req: PayloadRequest, reason: keyof typeof refusals): never {
  throw new APIError(refusals[reason][textLanguage(req.i18n.language)], 400, null, true);
}

/** Returns the current day in Brasília by the database's clock. */
async function today(transaction: Database): Promise<string> {
  const { rows } = await transaction.execute<{ day: string }>(
    sql`select (now() at time zone 'America/Sao_Paulo')::date::text as day`,
  );
  return rows[0]?.day ?? "";
}

interface VersionRequest {
  documentId: string;
  effectiveOn: string;
  actor: Actor;
}

/** Runs `run` in a separate transaction. Rolls back if `run` throws, and always if `end` is "undo" (dry run). */
async function transactionOf<Result>(
  { i18n, payload, user }: PayloadRequest,
  run: (req: PayloadRequest) => Promise<Result>,
  end: "commit" | "undo" = "commit",
): Promise<Result> {
  const req = await createLocalReq(
    { ...(user ? { user } : {}), req: { i18n, query: {} } },
    payload,
  );
  await initTransaction(req);
  try {
    const result = await run(req);
    await (end === "commit" ? commitTransaction(req) : killTransaction(req));
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Stores the draft as the upcoming version. A repeated call replaces the texts of that version. */
async function storeComingVersion(
  req: PayloadRequest,
  { documentId, effectiveOn, actor }: VersionRequest,
): Promise<StoredVersion> {
  const transaction = await getRequestDatabase(req);
  // Locks the document to serialise concurrent announcements.
  await transaction.select().from(legal).where(eq(legal.id, documentId)).for("update");
  const coming = await lockUpcomingVersion(transaction, documentId);
  const live = await readPublishedLegalTexts(transaction, documentId);
  const draft = await readLegalDocument(req, documentId, "draft");
  if (!live || !draft) {
    return refuse(req, "not-published");
  }
  if (coming && coming.effectiveOn !== effectiveOn) {
    return refuse(req, "coming");
  }
  const current = await findVersionInForce(transaction, documentId);
  if (current && current.effectiveOn >= effectiveOn) {
    return refuse(req, current.effectiveOn === effectiveOn ? "exists" : "past");
  }
  // Rejects a day in the past for a new version only. The day of a stored version may pass before the version takes
  // effect.
  if (!coming && effectiveOn < (await today(transaction))) {
    return refuse(req, "past");
  }
  const texts = getDraftTexts(draft, getTextLocales(live.texts));
  const tellsCustomers = draft.tellsCustomers === true;
  const [stored] = coming
    ? await transaction
        .update(legalVersions)
        .set({ texts })
        .where(eq(legalVersions.id, coming.id))
        .returning()
    : await transaction
        .insert(legalVersions)
        .values({
          id: createId(),
          documentId,
          effectiveOn,
          texts,
          tellsCustomers,
          notifyAfter: tellsCustomers ? sql`now() + ${undoMinutes} * interval '1 minute'` : null,
        })
        .returning();
  if (!stored) {
    throw new Error("The version was not written");
  }
  const target = createLegalAuditTarget(documentId);
  const after = { effectiveOn, tellsCustomers: stored.tellsCustomers };
  const action = coming ? "legal.correct" : "legal.announce";
  await recordAuditEntry(transaction, { actor, action, target, after });
  return stored;
}

/** Schedules a version for midnight in Brasília, at the beginning of its effective date. */
async function scheduleVersion(
  transaction: Database,
  { id, documentId, effectiveOn }: StoredVersion,
  actor: Actor,
): Promise<void> {
  await transaction.delete(schedules).where(eq(schedules.legalVersionId, id));
  const dueAt = sql`${effectiveOn}::date::timestamp at time zone 'America/Sao_Paulo'`;
  await transaction.insert(schedules).values({
    id: createId(),
    kind: "legal",
    documentId,
    action: "publish",
    dueAt,
    attemptAt: dueAt,
    staffId: actor.id,
    legalVersionId: id,
  });
}

/**
 * Creates a version from a document's draft. If its effective date is today, the version takes effect at once;
 * otherwise the version has a public URL until the worker puts it in force. A trial validates the version now, so that
 * it is not rejected on its effective date.
 */
export async function announceLegalVersion(
  req: PayloadRequest,
  request: VersionRequest,
): Promise<void> {
  const trial = async (own: PayloadRequest) => {
    const version = await storeComingVersion(own, request);
    await putVersionInForce(own, version.id, request.actor);
  };
  await transactionOf(req, trial, "undo");
  await transactionOf(req, async (own) => {
    const transaction = await getRequestDatabase(own);
    const version = await storeComingVersion(own, request);
    if (version.effectiveOn <= (await today(transaction))) {
      await transaction.delete(schedules).where(eq(schedules.legalVersionId, version.id));
      await putVersionInForce(own, version.id, request.actor);
    } else {
      await scheduleVersion(transaction, version, request.actor);
      await publishEvent(own, { collection: "legal", id: request.documentId });
    }
  });
}

/**
 * Withdraws an upcoming version and deletes its unsent e-mails. Returns false if the version does not exist or is not
 * upcoming.
 */
export function withdrawLegalVersion(
  req: PayloadRequest,
  { id, actor }: { id: string; actor: Actor },
): Promise<boolean> {
  return transactionOf(req, async (own) => {
    const transaction = await getRequestDatabase(own);
    const [version] = await transaction
      .update(legalVersions)
      .set({ withdrawnAt: sql`now()`, notifyAfter: null })
      .where(sql`${eq(legalVersions.id, id)} and ${isUpcomingVersion}`)
      .returning();
    if (!version) {
      return false;
    }
    const { documentId, effectiveOn, notified } = version;
    await transaction.delete(schedules).where(eq(schedules.legalVersionId, id));
    await deleteQueuedMails(transaction, createTermsQueueKey(id));
    await recordAuditEntry(transaction, {
      actor,
      action: "legal.withdraw",
      target: createLegalAuditTarget(documentId),
      before: { effectiveOn, told: notified },
    });
    await publishEvent(own, { collection: "legal", id: documentId });
    return true;
  });
}
