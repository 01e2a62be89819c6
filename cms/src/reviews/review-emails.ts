import type { Locale } from "contracts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import { staff } from "../payload-schema.ts";
import { readDraftTitle } from "../platform/admin/documents.ts";
import type { StoredReview } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { contentLocales } from "../platform/i18n/locales.ts";
import type { Envelope } from "../platform/mail/email.ts";
import { getEmailText } from "../platform/mail/email-texts.ts";

type Recipient = Pick<typeof staff.$inferSelect, "email" | "locale">;

/** Returns a title on one line, for the header of an e-mail. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 100);
}

async function titleOf(payload: Payload, { collection, documentId, locale }: StoredReview) {
  const draft = { collection: collection as CollectionSlug, id: documentId };
  const title = await readDraftTitle(payload, { ...draft, locale: locale as Locale });
  return title === undefined ? documentId : oneLine(title);
}

interface About {
  review: StoredReview;
  /** Name of the user who requests the review or returns the draft. */
  who: string;
}

interface EmailContext extends About {
  kind: "requested" | "returned";
  note: string;
}

async function emailsTo(
  payload: Payload,
  recipients: Recipient[],
  { review, who, note, kind }: EmailContext,
): Promise<Envelope[]> {
  const title = await titleOf(payload, review);
  const { collection, documentId, locale } = review;
  const url = `${env.PUBLIC_URL}/cms/collections/${collection}/${documentId}?locale=${locale}`;
  const language = contentLocales.find(({ code }) => code === locale)?.label ?? locale;
  return recipients.map(({ email, locale: own }) => {
    return {
      to: email,
      locale: own,
      content: {
        subject: getEmailText(own, `review.${kind}.subject`, { title }),
        greeting: getEmailText(own, "greeting"),
        body: [
          getEmailText(own, `review.${kind}.body`, { who, language }),
          ...(note ? [note] : []),
        ],
        action: { label: getEmailText(own, "review.action"), url },
        notes: [],
        isForTeam: true,
      },
    };
  });
}

/** Returns e-mails to everyone who may publish the document, except the requester. */
export async function createEditorEmails(
  payload: Payload,
  transaction: Database,
  { review, who }: About,
): Promise<Envelope[]> {
  const editors = await transaction
    .select({ id: staff.id, email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(inArray(staff.role, ["editor", "admin"]), isNull(staff.disabledAt)));
  const others = editors.filter(({ id }) => id !== review.staffId);
  return emailsTo(payload, others, { review, who, note: review.note, kind: "requested" });
}

/** Returns the e-mail to the writer who requested the review. */
export async function createWriterEmails(
  payload: Payload,
  transaction: Database,
  { review, who }: About,
): Promise<Envelope[]> {
  if (!review.staffId) {
    return [];
  }
  const writers = await transaction
    .select({ email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(eq(staff.id, review.staffId), isNull(staff.disabledAt)));
  return emailsTo(payload, writers, { review, who, note: review.answer ?? "", kind: "returned" });
}
