import { z } from "zod";
import { locales } from "./locales.ts";
import { previewSubject } from "./preview.ts";
import { brasiliaTime, changedSince, scheduleActions } from "./schedule.ts";

/** Several documents and languages that go live together: calls of staff. */
export const releasesApi = {
  /** GET previewSubject -> release[] that are not out yet. POST newReleaseRequest -> 201 release. */
  releases: "/api/releases",
  /** DELETE -> successResponse: the release alone, its documents stay as they are. Editors. */
  release: (id: string) => `/api/releases/${encodeURIComponent(id)}`,
  /** POST releaseMemberRequest -> 201 successResponse. */
  members: (id: string) => `/api/releases/${encodeURIComponent(id)}/members`,
  /** DELETE -> successResponse. */
  member: (id: string, memberId: string) =>
    `/api/releases/${encodeURIComponent(id)}/members/${encodeURIComponent(memberId)}`,
  /** POST approveRequest -> successResponse: the release publishes this draft as it is now. Editors. */
  approve: (id: string, memberId: string) =>
    `/api/releases/${encodeURIComponent(id)}/members/${encodeURIComponent(memberId)}/approve`,
  /** POST publishReleaseRequest -> publishedRelease. Editors. */
  publish: (id: string) => `/api/releases/${encodeURIComponent(id)}/publish`,
  /** POST undoReleaseRequest -> undoneRelease. Editors. */
  undo: (id: string) => `/api/releases/${encodeURIComponent(id)}/undo`,
} as const;

/** What a release is called where a schedule names its document: it is planned as one is. */
export const releaseKind = "release";

export const newReleaseRequest = z.object({ name: z.string().trim().min(1).max(80) });

const memberContent = z.object({
  action: z.enum(scheduleActions),
  /** Null: all languages. */
  locale: z.enum(locales).nullable(),
});

export const releaseMember = memberContent.extend({
  id: z.uuid(),
  changed: changedSince.nullable(),
});

export const release = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What of the document that was asked about is in it. */
  members: z.array(releaseMember),
});
export type Release = z.infer<typeof release>;

export const releaseMemberRequest = previewSubject.and(memberContent);
export type ReleaseMemberRequest = z.infer<typeof releaseMemberRequest>;

/** `time` null: now. */
export const publishReleaseRequest = z.object({ time: brasiliaTime.nullable() });

const words = z.object({ pt: z.string(), en: z.string(), es: z.string() });

/** `problem`: why nothing was published, or nothing would be. */
export const publishedRelease = z.object({
  state: z.enum(["waiting", "done", "failed"]),
  problem: words.nullable(),
});
export type PublishedRelease = z.infer<typeof publishedRelease>;

/** Of documents that were published again since: asked about, left as they are, or undone too. */
export const undoReleaseRequest = z.object({ newer: z.enum(["ask", "keep", "undo"]) });
export type UndoReleaseRequest = z.infer<typeof undoReleaseRequest>;

/** `newer`: titles of what was published again since; nothing was undone unless it is empty. */
export const undoneRelease = z.object({ newer: z.array(z.string()) });
