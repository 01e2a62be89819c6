import { z } from "zod";
import { locales } from "./locales.ts";
import { previewCollections } from "./preview.ts";

/** API calls of staff about reviews, which writers request from editors. */
export const reviewsApi = {
  /**
   * GET reviewDocumentRef -> review[], the newest of each language. POST reviewRequest -> 201 review[], mailed to
   * editors.
   */
  reviews: "/api/reviews",
  /** POST returnDraftRequest -> successResponse; mailed to the requester. For editors. */
  return: (id: string) => `/api/reviews/${encodeURIComponent(id)}/return`,
} as const;

export const reviewDocumentRef = z.object({ kind: z.enum(previewCollections), id: z.uuid() });
export type ReviewDocumentRef = z.infer<typeof reviewDocumentRef>;

/** Maximum length of a note to the reviewer, and of the answer, in characters. */
export const maxReviewNoteLength = 1_000;

const note = z.string().trim().max(maxReviewNoteLength);

export const reviewRequest = reviewDocumentRef.extend({
  /** Language of the note. */
  locale: z.enum(locales),
  note,
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const returnDraftRequest = z.object({ note: note.min(1) });

export const review = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  note: z.string(),
  askedAt: z.iso.datetime(),
  /** Name of the requester; null if that account was deleted. */
  askedBy: z.string().nullable(),
  /** The note with which an editor returned the draft; null if the draft was not returned. */
  answer: z.string().nullable(),
  /** `done`: the document was published after the request. */
  state: z.enum(["waiting", "returned", "done"]),
});
export type Review = z.infer<typeof review>;
