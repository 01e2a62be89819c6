import { z } from "zod";
import { locales } from "./locales.ts";
import { previewCollections } from "./preview.ts";

/** A writer asks editors to look at a draft: calls of staff. */
export const reviewsApi = {
  /** GET reviewSubject -> review[], the newest of each language. POST reviewRequest -> 201 review[], mailed to editors. */
  reviews: "/api/reviews",
  /** POST returnRequest -> successResponse, mailed to who asked; editors alone. */
  return: (id: string) => `/api/reviews/${encodeURIComponent(id)}/return`,
} as const;

export const reviewSubject = z.object({ kind: z.enum(previewCollections), id: z.uuid() });
export type ReviewSubject = z.infer<typeof reviewSubject>;

const note = z.string().trim().max(1_000);

export const reviewRequest = reviewSubject.extend({
  /** The language that it was written in. */
  locale: z.enum(locales),
  note,
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const returnRequest = z.object({ note: note.min(1) });

export const review = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  note: z.string(),
  askedAt: z.iso.datetime(),
  /** Name of who asked; null once that account is gone. */
  askedBy: z.string().nullable(),
  /** What an editor said, of one that was returned. */
  answer: z.string().nullable(),
  /** `done`: published since. */
  state: z.enum(["waiting", "returned", "done"]),
});
export type Review = z.infer<typeof review>;
