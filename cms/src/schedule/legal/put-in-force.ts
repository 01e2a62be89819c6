import { isDeepStrictEqual } from "node:util";
import { getDocumentTag, type Locale, locales } from "contracts";
import { eq, sql } from "drizzle-orm";
import { APIError, type PayloadRequest } from "payload";
import { z } from "zod";
import { type Actor, recordAuditEntry } from "../../audit/audit.ts";
import { type LegalText, legalVersions } from "../../platform/app-tables.ts";
import { getRequestDatabase } from "../../platform/database.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { unrecordedSaveContext } from "../../platform/publishing/reject-stale.ts";
import { createSeparateRequest } from "../publish.ts";
import { takesEffectContextKey } from "./store-version.ts";
import {
  getTextLocales,
  type LegalTexts,
  type StoredVersion,
  toDayFieldValue,
} from "./version-store.ts";

const isGone = label(
  "Esta versão foi retirada ou já está em vigor.",
  "This version was taken back, or is in force already.",
  "Esta versión se retiró o ya está en vigor.",
);

function inLocales<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(z.enum(locales), value.nullish()).nullish();
}

const draft = z.object({
  slug: inLocales(z.string()),
  title: inLocales(z.string()),
  description: inLocales(z.string()),
  body: inLocales(z.record(z.string(), z.unknown())),
  changes: inLocales(z.string()),
  shareImage: z.unknown(),
  tellsCustomers: z.boolean().nullish(),
});
type Draft = z.infer<typeof draft>;

/** Reads a document in all languages: its draft, or its published content. */
export async function readLegalDocument(
  req: PayloadRequest,
  id: string,
  state: "draft" | "published",
): Promise<Draft | undefined> {
  const found = await req.payload.findByID({
    collection: "legal",
    id,
    depth: 0,
    disableErrors: true,
    draft: state === "draft",
    locale: "all",
    req: await createSeparateRequest(req),
  });
  return found ? draft.parse(found) : undefined;
}

/** Returns a draft's texts in some languages. Missing texts are rejected later, when the version is published. */
export function getDraftTexts(from: Draft, languages: readonly Locale[]): LegalTexts {
  return Object.fromEntries(
    languages.map((locale): [Locale, LegalText] => [
      locale,
      {
        title: from.title?.[locale] ?? "",
        description: from.description?.[locale] ?? "",
        body: from.body?.[locale] ?? {},
        changes: from.changes?.[locale] ?? null,
      },
    ]),
  );
}

async function save(
  req: PayloadRequest,
  id: string,
  options: { locale: Locale; data: object; publishSpecificLocale?: Locale; draft?: boolean },
): Promise<void> {
  await req.payload.update({
    collection: "legal",
    id,
    ...options,
    depth: 0,
    overrideAccess: true,
    context: { ...unrecordedSaveContext, [takesEffectContextKey]: true },
    req: await createSeparateRequest(req),
  });
}

/**
 * Publishes a version as its document, in the request's transaction. Later changes of the draft stay in the draft,
 * because customers were not notified of them.
 */
async function putInForce(req: PayloadRequest, versionId: string): Promise<StoredVersion> {
  const database = await getRequestDatabase(req);
  const [version] = await database
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.id, versionId))
    .for("update");
  if (!version || version.withdrawnAt || version.inForceAt) {
    throw new APIError(isGone[textLanguage(req.i18n.language)], 409, null, true);
  }
  const { documentId: id, texts, effectiveOn } = version;
  const languages = getTextLocales(texts);
  const [latest, live] = [
    await readLegalDocument(req, id, "draft"),
    await readLegalDocument(req, id, "published"),
  ];
  const isUntouched =
    latest !== undefined &&
    isDeepStrictEqual(getDraftTexts(latest, languages), texts) &&
    isDeepStrictEqual([latest.slug, latest.shareImage], [live?.slug, live?.shareImage]);
  const effectiveDate = toDayFieldValue(effectiveOn);
  const [first] = languages;
  if (isUntouched && first) {
    await save(req, id, {
      locale: first,
      data: { ...texts[first], effectiveDate, _status: "published" },
    });
  } else {
    for (const locale of languages) {
      await save(req, id, {
        locale,
        publishSpecificLocale: locale,
        data: {
          ...texts[locale],
          slug: live?.slug?.[locale],
          shareImage: live?.shareImage,
          effectiveDate,
          _status: "published",
        },
      });
    }
    await saveDraftAgain(req, id, latest);
  }
  await database
    .update(legalVersions)
    .set({ inForceAt: sql`now()` })
    .where(eq(legalVersions.id, version.id));
  return version;
}

async function saveDraftAgain(
  req: PayloadRequest,
  id: string,
  latest: Draft | undefined,
): Promise<void> {
  for (const locale of locales) {
    if (latest) {
      const { shareImage, slug } = latest;
      const data = { ...getDraftTexts(latest, [locale])[locale], shareImage, slug: slug?.[locale] };
      await save(req, id, { locale, draft: true, data });
    }
  }
}

/** Returns the target of audit log entries about a legal document. */
export function createLegalAuditTarget(documentId: string) {
  return { kind: "content", id: getDocumentTag("legal", documentId) } as const;
}

/**
 * Puts a version in force and records this in the audit log. `actor` is undefined if the scheduler puts the version in
 * force.
 */
export async function putVersionInForce(
  req: PayloadRequest,
  versionId: string,
  actor: Actor | undefined,
): Promise<void> {
  const { documentId, effectiveOn } = await putInForce(req, versionId);
  await recordAuditEntry(await getRequestDatabase(req), {
    actor,
    action: "legal.take-effect",
    target: createLegalAuditTarget(documentId),
    after: { effectiveOn },
  });
}
