import type { Locale } from "contracts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import { database } from "../ground/database.ts";
import { env } from "../ground/env.ts";
import { contentLocales } from "../ground/i18n/locales.ts";
import { staff } from "../payload-schema.ts";
import type { StoredReview } from "./review-store.ts";

interface Words {
  requested: {
    subject: (title: string) => string;
    text: (who: string, language: string) => string;
  };
  returned: { subject: (title: string) => string; text: (who: string, language: string) => string };
}

const words: Record<Locale, Words> = {
  "pt-BR": {
    requested: {
      subject: (title) => `Revisão pedida: ${title}`,
      text: (who, language) => `${who} pede a revisão de um rascunho (${language}).`,
    },
    returned: {
      subject: (title) => `Rascunho devolvido: ${title}`,
      text: (who, language) => `${who} leu o seu rascunho (${language}) e o devolveu.`,
    },
  },
  "en-US": {
    requested: {
      subject: (title) => `Review requested: ${title}`,
      text: (who, language) => `${who} asks for the review of a draft (${language}).`,
    },
    returned: {
      subject: (title) => `Draft returned: ${title}`,
      text: (who, language) => `${who} has read your draft (${language}) and returned it.`,
    },
  },
  "es-ES": {
    requested: {
      subject: (title) => `Revisión solicitada: ${title}`,
      text: (who, language) => `${who} solicita la revisión de un borrador (${language}).`,
    },
    returned: {
      subject: (title) => `Borrador devuelto: ${title}`,
      text: (who, language) => `${who} ha leído su borrador (${language}) y lo ha devuelto.`,
    },
  },
};

type Recipient = Pick<typeof staff.$inferSelect, "email" | "locale">;

/** A line of a mail's head: a title is whatever a writer typed. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 100);
}

async function titleOf(payload: Payload, { collection, documentId, locale }: StoredReview) {
  const slug = collection as CollectionSlug;
  const { useAsTitle = "id" } = payload.collections[slug].config.admin;
  const document = await payload.findByID({
    collection: slug,
    id: documentId,
    depth: 0,
    draft: true,
    locale: locale as Locale,
    disableErrors: true,
  });
  const title: unknown = document && { ...document }[useAsTitle as keyof typeof document];
  return typeof title === "string" && title !== "" ? oneLine(title) : documentId;
}

async function send(
  payload: Payload,
  recipients: Recipient[],
  {
    review,
    who,
    note,
    kind,
  }: { review: StoredReview; who: string; note: string; kind: keyof Words },
): Promise<void> {
  const title = await titleOf(payload, review);
  const { collection, documentId, locale } = review;
  const link = `${env.PUBLIC_URL}/cms/collections/${collection}/${documentId}?locale=${locale}`;
  const language = contentLocales.find(({ code }) => code === locale)?.label ?? locale;
  for (const { email, locale: own } of recipients) {
    const { subject, text } = words[own][kind];
    const parts = [text(who, language), ...(note ? [note] : []), link];
    await payload.sendEmail({
      to: email,
      subject: subject(title),
      text: `${parts.join("\n\n")}\n`,
    });
  }
}

interface About {
  review: StoredReview;
  /** Name of who acts. */
  who: string;
}

/** To everybody who may publish it, but for who asks. */
export async function mailEditors(payload: Payload, { review, who }: About): Promise<void> {
  const editors = await database(payload)
    .select({ id: staff.id, email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(inArray(staff.role, ["editor", "admin"]), isNull(staff.disabledAt)));
  const others = editors.filter(({ id }) => id !== review.staffId);
  await send(payload, others, { review, who, note: review.note, kind: "requested" });
}

/** To who asked. */
export async function mailWriter(payload: Payload, { review, who }: About): Promise<void> {
  if (!review.staffId) {
    return;
  }
  const writers = await database(payload)
    .select({ email: staff.email, locale: staff.locale })
    .from(staff)
    .where(and(eq(staff.id, review.staffId), isNull(staff.disabledAt)));
  await send(payload, writers, { review, who, note: review.answer ?? "", kind: "returned" });
}
