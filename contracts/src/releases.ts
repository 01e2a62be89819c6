import { z } from "zod";
import { locales } from "./locales.ts";
import { previewDocumentRef } from "./preview.ts";
import { brasiliaTime, scheduleActions, unapprovedSave } from "./schedule.ts";

/** API calls of staff about releases: documents and languages that are published together. */
export const releasesApi = {
  /** GET previewDocumentRef -> release[] that are not published yet. POST newReleaseRequest -> 201 release. */
  releases: "/api/releases",
  /** DELETE -> successResponse: deletes the release, not its documents. For editors. */
  release: (id: string) => `/api/releases/${encodeURIComponent(id)}`,
  /** POST releaseDocumentRequest -> 201 successResponse. */
  documents: (id: string) => `/api/releases/${encodeURIComponent(id)}/members`,
  /** DELETE -> successResponse. */
  document: (id: string, documentId: string) =>
    `/api/releases/${encodeURIComponent(id)}/members/${encodeURIComponent(documentId)}`,
  /** POST approveDraftRequest -> successResponse: the release publishes the draft as it is now. For editors. */
  approve: (id: string, documentId: string) =>
    `/api/releases/${encodeURIComponent(id)}/members/${encodeURIComponent(documentId)}/approve`,
  /** POST publishReleaseRequest -> publishedRelease. For editors. */
  publish: (id: string) => `/api/releases/${encodeURIComponent(id)}/publish`,
  /** POST undoReleaseRequest -> undoneRelease. For editors. */
  undo: (id: string) => `/api/releases/${encodeURIComponent(id)}/undo`,
} as const;

/** Kind of a scheduled release; schedules of documents have the name of their collection or global as kind. */
export const releaseScheduleKind = "release";

/** Maximum length of a release's name in characters. */
export const maxReleaseNameLength = 80;

export const newReleaseRequest = z.object({
  name: z.string().trim().min(1).max(maxReleaseNameLength),
});

const documentAction = z.object({
  action: z.enum(scheduleActions),
  /** Language in which the document is published or unpublished; null for all languages. */
  locale: z.enum(locales).nullable(),
});

export const releaseDocument = documentAction.extend({
  id: z.uuid(),
  changed: unapprovedSave.nullable(),
});

export const release = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Entries of the release that are about the requested document. */
  members: z.array(releaseDocument),
});
export type Release = z.infer<typeof release>;

export const releaseDocumentRequest = previewDocumentRef.and(documentAction);
export type ReleaseDocumentRequest = z.infer<typeof releaseDocumentRequest>;

/** `time`: null to publish now. */
export const publishReleaseRequest = z.object({ time: brasiliaTime.nullable() });

const localizedText = z.object({ pt: z.string(), en: z.string(), es: z.string() });

/** `problem`: the reason why nothing was published, or why a publish would fail. */
export const publishedRelease = z.object({
  state: z.enum(["waiting", "done", "failed"]),
  problem: localizedText.nullable(),
});
export type PublishedRelease = z.infer<typeof publishedRelease>;

/**
 * What happens to documents that were published again after the release: `ask` returns their titles and undoes nothing,
 * `keep` leaves them published, `undo` undoes them too.
 */
export const undoReleaseRequest = z.object({ newer: z.enum(["ask", "keep", "undo"]) });
export type UndoReleaseRequest = z.infer<typeof undoReleaseRequest>;

/** `newer`: titles of documents that were published again after the release. If there are any, nothing was undone. */
export const undoneRelease = z.object({ newer: z.array(z.string()) });
