import type { Locale } from "contracts";
import type { Envelope } from "../../platform/mail/email.ts";
import { greetingOf, type Recipient } from "./account-emails.ts";

/** A version of terms with the data of its notification. */
interface TermsFacts {
  title: string;
  /** Summary of the changes to the terms, written by an editor. */
  changes: string | null;
  /** "2026-12-01" */
  effectiveOn: string;
  isInForce: boolean;
  /** URL of the page that shows what changed. */
  url: string;
}

interface TermsTexts {
  subject: (title: string) => string;
  coming: (day: string) => string;
  inForce: (day: string) => string;
  action: string;
  facts: Record<"document" | "day", string>;
  note: string;
  /** Replaces the note about the effective date once the version is in force. */
  lateNote: string;
}

const words: Record<Locale, TermsTexts> = {
  "pt-BR": {
    subject: (title) => `Nova versão: ${title}`,
    coming: (day) =>
      `Publicamos uma nova versão deste documento, que faz parte da sua relação com a {brand}. Ela vale a partir de ${day}; até lá, continua valendo a atual.`,
    inForce: (day) =>
      `Publicamos uma nova versão deste documento, que faz parte da sua relação com a {brand}. Ela vale desde ${day}.`,
    action: "Ver o que muda",
    facts: { document: "Documento", day: "Vale a partir de" },
    note: "Na mesma página estão o texto completo e as versões anteriores. Você não precisa fazer nada; se não concordar com a mudança, fale com a gente antes dessa data.",
    lateNote:
      "Na mesma página estão o texto completo e as versões anteriores. Você não precisa fazer nada; se não concordar com a mudança, fale com a gente.",
  },
  "en-US": {
    subject: (title) => `New version: ${title}`,
    coming: (day) =>
      `We have published a new version of this document, which is part of your relationship with {brand}. It takes effect on ${day}; until then, the current one applies.`,
    inForce: (day) =>
      `We have published a new version of this document, which is part of your relationship with {brand}. It has been in force since ${day}.`,
    action: "See what changes",
    facts: { document: "Document", day: "Takes effect on" },
    note: "The same page leads to the full text and to earlier versions. There is nothing you have to do; if you do not agree with the change, talk to us before that date.",
    lateNote:
      "The same page leads to the full text and to earlier versions. There is nothing you have to do; if you do not agree with the change, talk to us.",
  },
  "es-ES": {
    subject: (title) => `Nueva versión: ${title}`,
    coming: (day) =>
      `Hemos publicado una nueva versión de este documento, que forma parte de su relación con {brand}. Entra en vigor el ${day}; hasta entonces se aplica la actual.`,
    inForce: (day) =>
      `Hemos publicado una nueva versión de este documento, que forma parte de su relación con {brand}. Está en vigor desde el ${day}.`,
    action: "Ver qué cambia",
    facts: { document: "Documento", day: "En vigor a partir del" },
    note: "La misma página lleva al texto completo y a las versiones anteriores. No tiene que hacer nada; si no está de acuerdo con el cambio, hable con nosotros antes de esa fecha.",
    lateNote:
      "La misma página lleva al texto completo y a las versiones anteriores. No tiene que hacer nada; si no está de acuerdo con el cambio, hable con nosotros.",
  },
};

/** Returns the e-mail that notifies a customer of changed terms, before or after they take effect. */
export function termsEmail(
  recipient: Recipient,
  { title, changes, effectiveOn, isInForce, url }: TermsFacts,
): Envelope {
  const { email, locale } = recipient;
  const { subject, coming, inForce, action, facts, note, lateNote } = words[locale];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const day = format.format(new Date(effectiveOn));
  return {
    to: email,
    locale,
    content: {
      subject: subject(title),
      greeting: greetingOf(recipient),
      body: [isInForce ? inForce(day) : coming(day), ...(changes ? [changes] : [])],
      facts: [
        { name: facts.document, value: title },
        { name: facts.day, value: day },
      ],
      action: { label: action, url },
      notes: [isInForce ? lateNote : note],
    },
  };
}
