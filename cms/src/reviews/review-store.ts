import type { Review, ReviewDocumentRef, ReviewRequest } from "contracts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAuditEntry } from "../audit/audit.ts";
import { staff } from "../payload-schema.ts";
import { reviews, type StoredReview } from "../platform/app-tables.ts";
import { type Database, database, inTransaction } from "../platform/database.ts";
import { queueMails } from "../platform/mail/mail-queue.ts";
import { createEditorEmails, createWriterEmails } from "./review-emails.ts";

function toReview(row: StoredReview, askedBy: string | null): Review {
  const { id, locale, note, answer, state } = row;
  const askedAt = new Date(row.askedAt).toISOString();
  return { id, locale, note, answer, state, askedAt, askedBy } as Review;
}

const isWaiting = eq(reviews.state, "waiting");

function withName(db: Database) {
  return db
    .select({ review: reviews, askedBy: staff.name })
    .from(reviews)
    .leftJoin(staff, eq(staff.id, reviews.staffId));
}

function isAbout({ kind, id }: ReviewDocumentRef) {
  return and(eq(reviews.collection, kind), eq(reviews.documentId, id));
}

function targetOf({ collection, documentId }: Pick<StoredReview, "collection" | "documentId">) {
  return { kind: "content", id: `${collection}/${documentId}` } as const;
}

/** Returns a document's newest review request in each language. */
export async function listDocumentReviews(
  payload: Payload,
  subject: ReviewDocumentRef,
): Promise<Review[]> {
  const rows = await withName(database(payload))
    .where(isAbout(subject))
    .orderBy(desc(isWaiting), desc(reviews.askedAt))
    .limit(20);
  const newest = rows.filter(
    ({ review }, index) => index === rows.findIndex((row) => row.review.locale === review.locale),
  );
  return newest.map(({ review, askedBy }) => toReview(review, askedBy));
}

/** User who requests a review or returns a draft, with the name that colleagues see. */
export interface Reviewer extends Actor {
  name: string;
}

/**
 * Requests a review and notifies every editor. If a review is already requested, only updates the note of that request.
 */
export async function requestReview(
  payload: Payload,
  { name, ...actor }: Reviewer,
  { kind: collection, id: documentId, locale, note }: ReviewRequest,
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const id = createId();
    const [review] = await transaction
      .insert(reviews)
      .values({ id, collection, documentId, locale, note, staffId: actor.id })
      .onConflictDoUpdate({
        target: [reviews.collection, reviews.documentId, reviews.locale],
        targetWhere: sql`state = 'waiting'`,
        set: { note, staffId: actor.id },
      })
      .returning();
    if (!review) {
      throw new Error("The request was not kept");
    }
    if (review.id === id) {
      const target = targetOf(review);
      await recordAuditEntry(transaction, {
        actor,
        action: "review.request",
        target,
        after: { locale },
      });
      const emails = await createEditorEmails(payload, transaction, { review, who: name });
      await queueMails(transaction, emails);
    }
  });
}

/** Returns a draft to its requester and notifies the requester. Returns false if the request is no longer open. */
export async function returnDraftToWriter(
  payload: Payload,
  { name, ...actor }: Reviewer,
  { id, note }: { id: string; note: string },
): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const [review] = await transaction
      .update(reviews)
      .set({ state: "returned", answer: note, endedAt: sql`now()` })
      .where(and(eq(reviews.id, id), isWaiting))
      .returning();
    if (review) {
      const { locale } = review;
      const target = targetOf(review);
      await recordAuditEntry(transaction, {
        actor,
        action: "review.return",
        target,
        after: { locale },
      });
      const emails = await createWriterEmails(payload, transaction, { review, who: name });
      await queueMails(transaction, emails);
    }
    return review !== undefined;
  });
}
