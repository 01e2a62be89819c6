import { z } from "zod";
import { locales } from "./locales.ts";
import { previewSubject } from "./preview.ts";
import { brasiliaTime, changedSince, scheduleActions } from "./schedule.ts";

/** Calls of staff about releases: documents and languages that are published together. */
export const releasesApi = {
  /** GET previewSubject -> release[] that are not published yet. POST newReleaseRequest -> 201 release. */
  releases: "/api/releases",
  /** DELETE -> successResponse: deletes the release, not its documents. For editors. */
  release: (id: string) => `/api/releases/${encodeURIComponent(id)}`,
  /** POST releaseMemberRequest -> 201 successResponse. */
  members: (id: string) => `/api/releases/${encodeURIComponent(id)}/members`,
  /** DELETE -> successResponse. */
  member: (id: string, memberId: string) =>
    `/api/releases/${encodeURIComponent(id)}/members/${encodeURIComponent(memberId)}`,
  /** POST approveRequest -> successResponse: the release publishes the draft as it is now. For editors. */
  approve: (id: string, memberId: string) =>
    `/api/releases/${encodeURIComponent(id)}/members/${encodeURIComponent(memberId)}/approve`,
  /** POST publishReleaseRequest -> publishedRelease. For editors. */
  publish: (id: string) => `/api/releases/${encodeURIComponent(id)}/publish`,
  /** POST undoReleaseRequest -> undoneRelease. For editors. */
  undo: (id: string) => `/api/releases/${encodeURIComponent(id)}/undo`,
} as const;

/** Type of a release in a schedule; the other types are collections and globals. */
export const releaseKind = "release";

export const newReleaseRequest = z.object({ name: z.string().trim().min(1).max(80) });

const memberContent = z.object({
  action: z.enum(scheduleActions),
  /** Language that is published or unpublished; null for all. */
  locale: z.enum(locales).nullable(),
});

export const releaseMember = memberContent.extend({
  id: z.uuid(),
  changed: changedSince.nullable(),
});

export const release = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Members of the release that belong to the requested document. */
  members: z.array(releaseMember),
});
export type Release = z.infer<typeof release>;

export const releaseMemberRequest = previewSubject.and(memberContent);
export type ReleaseMemberRequest = z.infer<typeof releaseMemberRequest>;

/** `time`: null to publish now. */
export const publishReleaseRequest = z.object({ time: brasiliaTime.nullable() });

const words = z.object({ pt: z.string(), en: z.string(), es: z.string() });

/** `problem`: the reason why nothing was published, or why a publish would fail. */
export const publishedRelease = z.object({
  state: z.enum(["waiting", "done", "failed"]),
  problem: words.nullable(),
});
export type PublishedRelease = z.infer<typeof publishedRelease>;

/**
 * Handling of documents that were published again after the release: return them for confirmation, keep them, or undo
 * them too.
 */
export const undoReleaseRequest = z.object({ newer: z.enum(["ask", "keep", "undo"]) });
export type UndoReleaseRequest = z.infer<typeof undoReleaseRequest>;

/** `newer`: titles of documents published again since. If there are any, nothing was undone. */
export const undoneRelease = z.object({ newer: z.array(z.string()) });
