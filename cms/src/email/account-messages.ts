import type { Locale } from "contracts";

interface Words {
  greeting: (name: string) => string;
  reset: { subject: string; before: string; after: string };
  invitation: { subject: string; before: (host: string) => string; after: string };
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
  },
  "es-ES": {
    greeting: (name) => `¡Hola, ${name}!`,
    reset: {
      subject: "Crea una nueva contraseña",
      before:
        "Hemos recibido una solicitud para cambiar la contraseña de tu cuenta. Para crear una nueva, visita:",
      after:
        "El enlace es válido durante una hora y solo se puede usar una vez. Si no hiciste esta solicitud, ignora este mensaje: tu contraseña sigue siendo la misma.",
    },
    invitation: {
      subject: "Tu invitación al equipo",
      before: (host) =>
        `Te han invitado a formar parte del equipo de ${host}. Para crear tu contraseña, visita:`,
      after: "El enlace es válido durante siete días y solo se puede usar una vez.",
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
