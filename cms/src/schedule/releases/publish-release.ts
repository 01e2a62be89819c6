import { locales, type PreviewDocumentRef } from "contracts";
import { and, eq, sql } from "drizzle-orm";
import { APIError, type Payload, type PayloadRequest } from "payload";
import { getKindLabel, getLanguageName } from "../../platform/admin/documents.ts";
import { releaseItems, releases } from "../../platform/app-tables.ts";
import { type Database, getRequestDatabase } from "../../platform/database.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { createSeparateRequest, publishOrUnpublish } from "../publish.ts";
import { isRefusal, refusalText } from "../refusals.ts";
import { findLiveVersion } from "../roll-back.ts";
import { findApprovedContent } from "../schedule-snapshots.ts";
import { getScheduleAction, toDocumentRef } from "../schedule-store.ts";
import { documentTitle } from "./document-title.ts";
import { listReleaseItems, lockRelease, type ReleaseItem } from "./release-store.ts";

const notOpenError = label(
  "Este lançamento já saiu ou foi apagado.",
  "This release is out already, or was deleted.",
  "Este lanzamiento ya salió o se eliminó.",
);

const emptyReleaseError = label(
  "Este lançamento não tem nenhum documento.",
  "This release has no documents.",
  "Este lanzamiento no tiene ningún documento.",
);

const everyLanguage = label("todos os idiomas", "all languages", "todos los idiomas");

/** Returns each document of the items once, even if several items are languages of the same document. */
export function listItemDocuments(members: ReleaseItem[]): PreviewDocumentRef[] {
  const byKey = new Map(members.map((member) => [keyOf(member), toDocumentRef(member)]));
  return [...byKey.values()];
}

function keyOf({ kind, documentId }: Pick<ReleaseItem, "kind" | "documentId">): string {
  return documentId === null ? kind : `${kind}/${documentId}`;
}

/** Returns the name of an item for messages: "«Preços» (Página, English)". */
async function nameOf(payload: Payload, member: ReleaseItem, language: string): Promise<string> {
  const own = textLanguage(language);
  const title = await documentTitle(payload, toDocumentRef(member), own);
  const where = member.locale ? getLanguageName(member.locale) : everyLanguage[own];
  return `«${title}» (${getKindLabel(payload, member.kind, own)}, ${where})`;
}

async function publishItem(req: PayloadRequest, member: ReleaseItem): Promise<void> {
  try {
    await publishOrUnpublish(await createSeparateRequest(req), {
      subject: toDocumentRef(member),
      action: getScheduleAction(member),
      locale: locales.find((locale) => locale === member.locale),
      content: await findApprovedContent(req, member.id),
    });
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
    // Reads the name outside the transaction, because the rejection has aborted the transaction.
    const { language } = req.i18n;
    const name = await nameOf(req.payload, member, language);
    throw new APIError(`${name}: ${refusalText(error, language)}`, error.status, null, true);
  }
}

async function recordVersions(
  transaction: Database,
  { kind, id }: PreviewDocumentRef,
  versions: { versionBefore: string | null } | { versionAfter: string | null },
  releaseId: string,
): Promise<void> {
  await transaction
    .update(releaseItems)
    .set(versions)
    .where(
      and(
        eq(releaseItems.releaseId, releaseId),
        eq(releaseItems.kind, kind),
        sql`${releaseItems.documentId} is not distinct from ${id ?? null}`,
      ),
    );
}

/**
 * Publishes all items in the request's transaction, with the rights of the request's user. If an item is rejected, no
 * item is published. Records the versions that were live before, for an undo.
 */
export async function publishRelease(req: PayloadRequest, id: string | null): Promise<void> {
  const transaction = await getRequestDatabase(req);
  const language = textLanguage(req.i18n.language);
  const release = id === null ? undefined : await lockRelease(transaction, id);
  if (release?.state !== "open") {
    throw new APIError(notOpenError[language], 409, null, true);
  }
  const members = await listReleaseItems(transaction, release.id);
  if (members.length === 0) {
    throw new APIError(emptyReleaseError[language], 400, null, true);
  }
  const documents = listItemDocuments(members);
  for (const subject of documents) {
    const versionBefore = await findLiveVersion(await createSeparateRequest(req), subject);
    await recordVersions(transaction, subject, { versionBefore }, release.id);
  }
  for (const member of members) {
    await publishItem(req, member);
  }
  for (const subject of documents) {
    const versionAfter = await findLiveVersion(await createSeparateRequest(req), subject);
    await recordVersions(transaction, subject, { versionAfter }, release.id);
  }
  await transaction
    .update(releases)
    .set({ state: "done", publishedAt: sql`now()` })
    .where(eq(releases.id, release.id));
}
