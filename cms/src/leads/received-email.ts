import { type Locale, localePrefix } from "contracts";
import type { Envelope } from "../platform/mail/email.ts";

/**
 * Kinds of leads whose sender gets a confirmation. Not included: newsletters, whose system welcomes the subscribers,
 * and requests about plans, which another e-mail confirms (accounts/emails/).
 */
export const acknowledgedKinds = ["contact", "quote", "deletion"] as const;
export type AcknowledgedKind = (typeof acknowledgedKinds)[number];

interface Words {
  greeting: string;
  subjects: Record<AcknowledgedKind, string>;
  bodies: Record<AcknowledgedKind, string[]>;
  site: string;
  account: string;
  /** Note in e-mails about forms in which anyone can type any e-mail address. */
  notMe: string;
  /** Note in e-mails about requests that require a login. */
  notMyAccount: string;
}

const words: Record<Locale, Words> = {
  "pt-BR": {
    greeting: "Olá!",
    subjects: {
      contact: "Recebemos a sua mensagem",
      quote: "Recebemos o seu pedido de orçamento",
      deletion: "Recebemos o seu pedido de exclusão",
    },
    bodies: {
      contact: [
        "Obrigado por escrever para a {brand}. A sua mensagem chegou à equipe comercial, que responde por e-mail ou telefone.",
      ],
      quote: [
        "Obrigado por pensar na {brand}. O seu pedido chegou à equipe comercial com o orçamento que você montou; a resposta vem por e-mail ou telefone.",
      ],
      deletion: [
        "Recebemos o pedido para excluir a sua conta e os seus dados na {brand}. A nossa equipe cuida dele e avisa quando estiver feito.",
        "Mudou de ideia? Enquanto a conta existir, dá para desistir na área do cliente.",
      ],
    },
    site: "Abrir o site",
    account: "Abrir a área do cliente",
    notMe: "Se não foi você, ignore esta mensagem ou responda a ela, e apagamos o que recebemos.",
    notMyAccount:
      "Se não foi você, alguém tem a sua senha: troque-a na área do cliente e responda a esta mensagem.",
  },
  "en-US": {
    greeting: "Hello!",
    subjects: {
      contact: "We have received your message",
      quote: "We have received your quote request",
      deletion: "We have received your deletion request",
    },
    bodies: {
      contact: [
        "Thank you for writing to {brand}. Your message has reached our sales team, who will answer by email or phone.",
      ],
      quote: [
        "Thank you for considering {brand}. Your request has reached our sales team together with the quote you put together; we will answer by email or phone.",
      ],
      deletion: [
        "We have received your request to delete your account and your data at {brand}. Our team is taking care of it and will let you know once it is done.",
        "Changed your mind? For as long as the account exists you can take the request back in the client area.",
      ],
    },
    site: "Open the site",
    account: "Open the client area",
    notMe:
      "If it was not you, ignore this message, or answer it and we will erase what we received.",
    notMyAccount:
      "If it was not you, somebody has your password: change it in the client area and answer this message.",
  },
  "es-ES": {
    greeting: "¡Hola!",
    subjects: {
      contact: "Hemos recibido su mensaje",
      quote: "Hemos recibido su solicitud de presupuesto",
      deletion: "Hemos recibido su solicitud de eliminación",
    },
    bodies: {
      contact: [
        "Gracias por escribir a {brand}. Su mensaje ha llegado al equipo comercial, que le responderá por correo o por teléfono.",
      ],
      quote: [
        "Gracias por pensar en {brand}. Su solicitud ha llegado al equipo comercial con el presupuesto que preparó; le responderemos por correo o por teléfono.",
      ],
      deletion: [
        "Hemos recibido la solicitud de eliminar su cuenta y sus datos en {brand}. Nuestro equipo se ocupa de ella y le avisará cuando esté hecha.",
        "¿Ha cambiado de idea? Mientras la cuenta exista, puede retirar la solicitud en el área de clientes.",
      ],
    },
    site: "Abrir el sitio",
    account: "Abrir el área de clientes",
    notMe: "Si no fue usted, ignore este mensaje o respóndalo y borraremos lo que hemos recibido.",
    notMyAccount:
      "Si no fue usted, alguien tiene su contraseña: cámbiela en el área de clientes y responda a este mensaje.",
  },
};

const ofAccount: readonly AcknowledgedKind[] = ["deletion"];

/** Returns the e-mail that confirms a lead; it contains no text of the sender's. */
export function receivedEmail(
  { kind, email, locale }: { kind: AcknowledgedKind; email: string; locale: Locale },
  publicUrl: string,
): Envelope {
  const { greeting, subjects, bodies, site, account, notMe, notMyAccount } = words[locale];
  const [label, path, note] = ofAccount.includes(kind)
    ? [account, "/client-area", notMyAccount]
    : [site, "", notMe];
  return {
    to: email,
    locale,
    content: {
      subject: subjects[kind],
      greeting,
      body: bodies[kind],
      action: { label, url: publicUrl + (localePrefix(locale) + path || "/") },
      notes: [note],
    },
  };
}
