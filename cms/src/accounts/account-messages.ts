import { type Locale, localePrefix } from "contracts";
import { env } from "../ground/env.ts";

interface Words {
  greeting: (name: string) => string;
  reset: { subject: string; before: string; after: string };
  invitation: { subject: string; before: (host: string) => string; after: string };
  deletion: { subject: string; before: (host: string) => string; after: string };
}

const words: Record<Locale, Words> = {
  "pt-BR": {
    greeting: (name) => `Olá, ${name}!`,
    reset: {
      subject: "Crie uma nova senha",
      before: "Recebemos um pedido para trocar a senha da sua conta. Para criar uma nova, acesse:",
      after:
        "O link vale por uma hora e só pode ser usado uma vez. Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.",
    },
    invitation: {
      subject: "Seu convite para a equipe",
      before: (host) =>
        `Você foi convidado para a equipe de ${host}. Para criar sua senha, acesse:`,
      after: "O link vale por sete dias e só pode ser usado uma vez.",
    },
    deletion: {
      subject: "Sua conta foi excluída",
      before: (host) =>
        `Sua conta em ${host} foi excluída, e com ela os seus dados e planos. Em caso de dúvida, fale com a nossa equipe:`,
      after: "Agradecemos por ter sido nosso cliente.",
    },
  },
  "en-US": {
    greeting: (name) => `Hello, ${name}!`,
    reset: {
      subject: "Create a new password",
      before:
        "We received a request to change your account's password. To create a new one, visit:",
      after:
        "The link is valid for one hour and can be used only once. If you did not make this request, ignore this message: your password stays the same.",
    },
    invitation: {
      subject: "Your invitation to the team",
      before: (host) =>
        `You have been invited to the ${host} team. To create your password, visit:`,
      after: "The link is valid for seven days and can be used only once.",
    },
    deletion: {
      subject: "Your account has been deleted",
      before: (host) =>
        `Your account at ${host} has been deleted, together with its data and plans. If you have any questions, talk to our team:`,
      after: "Thank you for having been our customer.",
    },
  },
  "es-ES": {
    greeting: (name) => `¡Hola, ${name}!`,
    reset: {
      subject: "Cree una nueva contraseña",
      before:
        "Hemos recibido una solicitud para cambiar la contraseña de su cuenta. Para crear una nueva, visite:",
      after:
        "El enlace es válido durante una hora y solo se puede usar una vez. Si usted no hizo esta solicitud, ignore este mensaje: su contraseña sigue siendo la misma.",
    },
    invitation: {
      subject: "Su invitación al equipo",
      before: (host) =>
        `Le han invitado a formar parte del equipo de ${host}. Para crear su contraseña, visite:`,
      after: "El enlace es válido durante siete días y solo se puede usar una vez.",
    },
    deletion: {
      subject: "Su cuenta ha sido eliminada",
      before: (host) =>
        `Su cuenta en ${host} ha sido eliminada, junto con sus datos y planes. Si tiene alguna duda, hable con nuestro equipo:`,
      after: "Gracias por haber sido nuestro cliente.",
    },
  },
};

interface Recipient {
  name: string;
  email: string;
  locale: Locale;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function message(
  { name, email, locale }: Recipient,
  {
    subject,
    before,
    link,
    after,
  }: { subject: string; before: string; link: string; after: string },
) {
  const greeting = words[locale].greeting(name);
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const paragraphs = [...[greeting, before].map(escapeHtml), anchor, escapeHtml(after)];
  return {
    to: email,
    subject,
    text: `${[greeting, before, link, after].join("\n\n")}\n`,
    html: `<html lang="${locale}"><body>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</body></html>`,
  };
}

/** What leads someone who has forgotten a password to a new one. */
export function resetMessage(recipient: Recipient, link: string) {
  return message(recipient, { ...words[recipient.locale].reset, link });
}

/** What leads a new member of staff to a first password. */
export function invitationMessage(recipient: Recipient, link: string) {
  const { subject, before, after } = words[recipient.locale].invitation;
  return message(recipient, { subject, before: before(new URL(link).host), link, after });
}

/** What tells a customer that the account is gone; the link leads to the site. */
export function deletionMessage(recipient: Recipient) {
  const { subject, before, after } = words[recipient.locale].deletion;
  const link = `${env.PUBLIC_URL}${localePrefix(recipient.locale) || "/"}`;
  return message(recipient, { subject, before: before(new URL(link).host), link, after });
}
