import type { Locale } from "contracts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import { staff } from "../payload-schema.ts";
import { draftTitle } from "../platform/admin/documents.ts";
import type { StoredReview } from "../platform/app-tables.ts";
import type { Database } from "../platform/database.ts";
import { env } from "../platform/env.ts";
import { contentLocales } from "../platform/i18n/locales.ts";
import type { Envelope } from "../platform/mail/email.ts";

interface Words {
  greeting: string;
  action: string;
  requested: { subject: string; text: string };
  returned: { subject: string; text: string };
}

const words: Record<Locale, Words> = {
  "pt-BR": {
    greeting: "Olá!",
    action: "Abrir o rascunho",
    requested: {
      subject: "Revisão pedida: {title}",
      text: "{who} pede a revisão de um rascunho ({language}).",
    },
    returned: {
      subject: "Rascunho devolvido: {title}",
      text: "{who} leu o seu rascunho ({language}) e o devolveu.",
    },
  },
  "en-US": {
    greeting: "Hello!",
    action: "Open the draft",
    requested: {
      subject: "Review requested: {title}",
      text: "{who} asks for the review of a draft ({language}).",
    },
    returned: {
      subject: "Draft returned: {title}",
      text: "{who} has read your draft ({language}) and returned it.",
    },
  },
  "es-ES": {
    greeting: "¡Hola!",
    action: "Abrir el borrador",
    requested: {
      subject: "Revisión solicitada: {title}",
      text: "{who} solicita la revisión de un borrador ({language}).",
    },
    returned: {
      subject: "Borrador devuelto: {title}",
      text: "{who} ha leído su borrador ({language}) y lo ha devuelto.",
    },
  },
};

type Recipient = Pick<typeof staff.$inferSelect, "email" | "locale">;

/** Returns a title on one line, for the header of an e-mail. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 100);
}

async function titleOf(payload: Payload, { collection, documentId, locale }: StoredReview) {
  const draft = { collection: collection as CollectionSlug, id: documentId };
  const title = await draftTitle(payload, { ...draft, locale: locale as Locale });
  return title === undefined ? documentId : oneLine(title);
}

interface About {
  review: StoredReview;
  /** Name of the user who requests the review or returns the draft. */
  who: string;
}

interface Told extends About {
  kind: "requested" | "returned";
  note: string;
}

async function emailsTo(
  payload: Payload,
  recipients: Recipient[],
  { review, who, note, kind }: Told,
): Promise<Envelope[]> {
  const title = await titleOf(payload, review);
  const { collection, documentId, locale } = review;
  const url = `${env.PUBLIC_URL}/cms/collections/${collection}/${documentId}?locale=${locale}`;
  const language = contentLocales.find(({ code }) => code === locale)?.label ?? locale;
  return recipients.map(({ email, locale: own }) => {
    const { greeting, action, [kind]: text } = words[own];
    // Replaces with functions, because typed text may contain "$&", which `replace` would interpret.
    const sentence = text.text.replace("{who}", () => who).replace("{language}", () => language);
    return {
      to: email,
      locale: own,
      content: {
        subject: text.subject.replace("{title}", () => title),
        greeting,
        body: [sentence, ...(note ? [note] : [])],
        action: { label: action, url },
        notes: [],
        isForTeam: true,
      },
    };
  });
}

/** Returns e-mails to everyone who may publish the document, except the requester. */
export async function emailsToEditors(
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
export async function emailsToWriter(
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
